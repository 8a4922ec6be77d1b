/** The help pages' names in the interface's language; the rest of these pages is Indonesian (spec §2). */
export const helpMessages = {
  tabs: {
    account: 'Account',
    cart: 'Shopping Cart',
    shipping: 'Shipping & Handling',
    payment: 'Payment',
    help: 'Help',
  },
  /** The steps of an order, from the cart to the delivery. */
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

/** Statements required by law, with the same wording everywhere. */
export const legalMessages = {
  /** The only sentence on returns, with reasons and period (spec §9). */
  returns: (days: number) =>
    `Faulty or wrong items can be returned: report them and send them back within ${days} days of receipt.`,
  ppnIncluded: 'Prices include PPN (value-added tax).',
  address: (address: string) => `Address: ${address}`,
  nib: (nib: string) => `Business identification number (NIB): ${nib}`,
  pse: (pse: string) => `Electronic system operator registration (PSE): ${pse}`,
  complaints: 'Consumer complaints',
  whatsapp: (phone: string) => `WhatsApp ${phone}`,
}
