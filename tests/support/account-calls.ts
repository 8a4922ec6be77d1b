/** The reads of a backend from which the file with a customer's data is made. */
export const accountCalls = [
  'cart',
  'user/address',
  'user/order-return-picture',
  'user/orders',
  'user/passkeys',
  'user/profile',
  'user/reviews',
  'user/stock-alerts',
  'user/wishlist',
] as const

export type AccountCall = (typeof accountCalls)[number]
