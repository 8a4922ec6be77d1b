/** Backend reads that make up the export of a customer's data. */
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
