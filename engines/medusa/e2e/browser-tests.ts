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
  'cart',
  'account',
  'change-password',
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
  {
    file: 'e2e/offers.test.ts',
    title: 'a QRIS code is scanned from the page, which turns to paid by itself',
    reason: 'the adapter does not keep the text of a QRIS code (`payment_qr`)',
  },
  {
    file: 'e2e/offers.test.ts',
    title: 'a sale has its date, a voucher is a form, and a QR code is looked after by a link',
    reason: 'needs that text too',
  },
]
