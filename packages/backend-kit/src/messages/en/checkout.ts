/** Payment instructions per kind of channel; `number` is the payment number, if one was issued. */
export const payment = {
  virtualAccount: (channel: string, number: string | null) =>
    `At an ATM, or in your mobile or internet banking, choose ${channel} and enter the number${number ? ` ${number}` : ' from the payment page'}. The amount appears automatically.`,
  store: (channel: string, number: string | null) =>
    `Give the cashier at any ${channel} store the payment code${number ? ` ${number}` : ' from the payment page'}.`,
  confirmIn: (channel: string) => `Confirm the payment in ${channel}.`,
  byQr: 'Open the page of your order and scan its QR code with your banking app or e-wallet.',
  byCard: 'Enter your card details on the payment page.',
  byCredit: (channel: string) =>
    `Confirm the payment in ${channel}. It's a loan from another company: you repay that company, on its terms and with its costs.`,
  chooseFirst:
    'Choose a bank, an e-wallet or a store on the payment page, and follow its instructions.',
  anyChannel: 'the payment method you choose',
  ways: { CASH_ON_DELIVERY: 'Cash on delivery', PAY_AT_STORE: 'Pay at the store' },
  /** Payment states of an order paid in cash. */
  toCollect: {
    CASH_ON_DELIVERY: 'To be paid in cash when the parcel arrives',
    PAY_AT_STORE: 'To be paid at the store',
  },
  statuses: {
    PENDING: 'Waiting for payment',
    PAID: 'Paid',
    EXPIRED: 'Expired',
    CANCELLED: 'Cancelled',
    REFUNDED: 'Refunded',
    NOT_COLLECTED: 'Nothing to pay',
  },
}

/** Texts about shipping. */
export const shipping = {
  /** Service names by code. */
  services: {
    UDRSDS: 'Same day',
    UDRONS: 'One day',
    UDRREG: 'Regular, one to two days',
    DRGREG: 'Cargo',
  },
  /** Tracking events. */
  events: {
    pickedUp: 'Picked up by courier',
    sorted: 'Left the sorting centre',
    arrived: 'Arrived at the destination city',
    outForDelivery: 'Out for delivery',
    delivered: 'Delivered',
  },
  /** Stages of a parcel sent through an aggregator. */
  stages: {
    booked: 'Courier booked',
    courierFound: 'Courier assigned',
    collecting: 'The courier is on the way to us',
    pickedUp: 'Picked up by courier',
    onItsWay: 'On its way to you',
    held: 'Held by the courier',
    delivered: 'Delivered',
    returning: 'On its way back to us',
    returned: 'Returned to us',
    lost: 'Lost or destroyed by the courier',
  },
  /** Shown with tariffs from the cache. */
  keptTariff: (when: string) =>
    `The couriers' system isn't answering right now. This is its price of ${when}. It holds for your order.`,
  ownTariff:
    "The couriers' system isn't answering right now. This is our own price. It holds for your order.",
}

/** A service's code. */
export type Service = keyof (typeof shipping)['services']
