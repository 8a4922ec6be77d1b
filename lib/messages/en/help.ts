/** What the help pages name in the language of the interface; the rest of them is Indonesian (spec §2). */
export const helpMessages = {
  tabs: {
    account: 'Account',
    cart: 'Shopping Cart',
    shipping: 'Shipping & Handling',
    payment: 'Payment',
    help: 'Help',
  },
  /** The steps of an order, from the cart to the buyer. */
  steps: {
    checkout: 'Checkout',
    address: 'Shipping Address',
    courier: 'Shipping Courier',
    delivery: 'Package Delivery',
    store: 'Choose A Store',
    payment: 'Payment',
    paid: 'Purchase Success',
    pickup: 'Pickup at Store',
  },
  topics: 'FAQ topics',
  orderTracking: 'Order Tracking',
}

/** What the law asks the shop to say, the same wherever it is said. */
export const legalMessages = {
  /** The only sentence on returns: for what reason, and until when (spec §9). */
  returns: (days: number) =>
    `Faulty or wrong items can be returned: report them and send them back within ${days} days of receipt.`,
  ppnIncluded: 'Prices include PPN (value-added tax).',
  address: (address: string) => `Address: ${address}`,
  nib: (nib: string) => `Business identification number (NIB): ${nib}`,
  pse: (pse: string) => `Electronic system operator registration (PSE): ${pse}`,
  complaints: 'Consumer complaints',
  whatsapp: (phone: string) => `WhatsApp ${phone}`,
}
