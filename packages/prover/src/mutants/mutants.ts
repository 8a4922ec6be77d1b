import { cashMutants } from '#mutants/cash.ts'
import type { ProofMutant } from '#mutants/change.ts'
import { paymentMutants } from '#mutants/payments.ts'
import { placingMutants } from '#mutants/placing.ts'
import { shopMutants } from '#mutants/shop.ts'
import { updateMutants } from '#mutants/updates.ts'

/** The seeded faults of the money path. */
export const mutants: readonly ProofMutant[] = [
  ...placingMutants,
  ...paymentMutants,
  ...cashMutants,
  ...updateMutants,
  ...shopMutants,
]
