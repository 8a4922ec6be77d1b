import type { OrderRow } from '#orders/order-repository.ts'

/** Where an order comes from, and where its parcel goes; a pickup has no street. */
export type FromNetwork = Pick<OrderRow, 'clientNetwork'> &
  Partial<Pick<OrderRow, 'guestEmail' | 'street' | 'subdistrictId'>>

/** An e-mail address without the differences in which it can be written. */
const emailOf = ({ guestEmail }: FromNetwork) => guestEmail?.toLowerCase()

/** A delivery address by its letters and digits: commas, spaces and capitals make no other place of it. */
const placeOf = ({ subdistrictId, street }: FromNetwork) =>
  street ? `${subdistrictId} ${street.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')}` : undefined

/**
 * What orders to pay in cash are counted by besides device and account. An e-mail or a delivery address can be typed by anybody, and counts
 * with the network: whoever orders to another's address uses up nothing of theirs.
 */
export const countedByNetwork: readonly ((order: FromNetwork) => string | null | undefined)[] = [
  (order) => order.clientNetwork && emailOf(order) && `${order.clientNetwork} ${emailOf(order)}`,
  (order) => order.clientNetwork && placeOf(order) && `${order.clientNetwork} ${placeOf(order)}`,
]
