import type { ProofMutant } from '#prove/mutants/change.ts'
import { paymentMutants } from '#prove/mutants/payments.ts'
import { placingMutants } from '#prove/mutants/placing.ts'
import { shopMutants } from '#prove/mutants/shop.ts'
import { updateMutants } from '#prove/mutants/updates.ts'

/** The seeded faults of the money path. */
export const mutants: readonly ProofMutant[] = [
  ...placingMutants,
  ...paymentMutants,
  ...updateMutants,
  ...shopMutants,
]
