/** A present: its message, and a parcel without prices. */
export const giftMessages = {
  label: 'Gift message (optional)',
  hidePrices: 'No prices in the parcel',
  hidePricesHint: 'For a present. You find the invoice with your order.',
  message: 'Gift message',
}
