/** The browser tests of the reference backend that are run in front of Medusa: purchase, cart, account, orders and lists. */
export const testFiles = [
  'purchase',
  'purchase-without-scripts',
  'checkout',
  'checkout-addresses',
  'order-summary',
  'guest-order',
  'buy-now',
  'offers',
  'order-updates',
  'cart',
  'account',
  'change-password',
  'passkeys',
  'saved-addresses',
  'orders',
  'list',
  'list-filter',
  'narrow-list',
].map((name) => `e2e/${name}.test.ts`)

interface NotHeld {
  file: string
  title: string
  reason: string
}

/** Tests of these files that cannot hold in front of Medusa, each with its reason: docs/engines.md shows them. */
export const notHeld: readonly NotHeld[] = [
  {
    file: 'e2e/account.test.ts',
    title: 'neither token nor password is in any page, answer or storage',
    reason:
      "looks for a token of 43 characters, which is the reference backend's; the adapter's is longer, because it is signed and not stored",
  },
  {
    file: 'e2e/change-password.test.ts',
    title: 'neither token nor passwords are in any answer, page or storage',
    reason: 'looks for a token of 43 characters too',
  },
]
