/** What the help pages name in the language of the interface; the rest of them is Indonesian (spec §2). */
export const help = {
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
