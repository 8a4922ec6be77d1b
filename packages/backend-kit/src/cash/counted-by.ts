import type { OrderRow } from '#orders/order-repository.ts'

/** The network of an order and the destination of its parcel; a pickup has no street. */
export type FromNetwork = Pick<OrderRow, 'clientNetwork'> &
  Partial<Pick<OrderRow, 'guestEmail' | 'street' | 'subdistrictId'>>

/** Normalizes an e-mail address. */
const emailOf = ({ guestEmail }: FromNetwork) => guestEmail?.toLowerCase()

/** Normalizes a delivery address to letters and digits, ignoring commas, spaces and case. */
const placeOf = ({ subdistrictId, street }: FromNetwork) =>
  street ? `${subdistrictId} ${street.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')}` : undefined

/**
 * Keys that limit open cash orders besides device and account. Anyone can type an e-mail or delivery address, so the network is part of the
 * key: a stranger can't use up someone else's allowance.
 */
export const countedByNetwork: readonly ((order: FromNetwork) => string | null | undefined)[] = [
  (order) => order.clientNetwork && emailOf(order) && `${order.clientNetwork} ${emailOf(order)}`,
  (order) => order.clientNetwork && placeOf(order) && `${order.clientNetwork} ${placeOf(order)}`,
]
