import type { TrxStatus } from '#lib/rules/trx-status.ts'

interface Pickup {
  trx_status: TrxStatus
  pickup_code?: string | null | undefined
}

/** Whether a pickup is paid and the store still gets it ready. */
export const isInPreparation = ({ trx_status }: Pick<Pickup, 'trx_status'>): boolean =>
  trx_status === 'PAID' || trx_status === 'PROCESSING'

/** The code to show at the store, from the payment until the pickup (spec §2); null before, after and without one. */
export function pickupCode({ trx_status, pickup_code }: Pickup): string | null {
  const isExpected = isInPreparation({ trx_status }) || trx_status === 'READY_FOR_PICKUP'
  return isExpected && pickup_code ? pickup_code : null
}
