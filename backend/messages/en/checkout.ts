/** How to pay by each kind of channel; `number` is the payment number if one was issued. */
export const payment = {
  virtualAccount: (channel: string, number: string | null) =>
    `At an ATM, in mobile or in internet banking, choose ${channel} and enter the number${number ? ` ${number}` : ' of the payment page'}. The amount appears by itself.`,
  store: (channel: string, number: string | null) =>
    `Tell the cashier of any ${channel} store the payment code${number ? ` ${number}` : ' of the payment page'}.`,
  confirmIn: (channel: string) => `Confirm the payment in ${channel}.`,
  byQr: 'Open the page of your order, and scan the QR code there with the app of your bank or e-wallet.',
  byCard: 'Enter the details of your card on the payment page.',
  chooseFirst: 'Choose a bank, an e-wallet or a store on the payment page, and follow its words.',
  anyChannel: 'the channel you choose',
  statuses: {
    PENDING: 'Waiting for payment',
    PAID: 'Paid',
    EXPIRED: 'Expired',
    CANCELLED: 'Cancelled',
    REFUNDED: 'Refunded',
  },
}

/** The courier's words. */
export const shipping = {
  /** Services, by code. */
  services: {
    UDRSDS: 'Same day',
    UDRONS: 'One day',
    UDRREG: 'Regular, one to two days',
    DRGREG: 'Cargo',
  },
  /** What happens to a parcel. */
  events: {
    pickedUp: 'Picked up by courier',
    sorted: 'Left the sorting centre',
    arrived: 'Arrived at the destination city',
    outForDelivery: 'Out for delivery',
    delivered: 'Delivered',
  },
}

/** The code of a service. */
export type Service = keyof (typeof shipping)['services']
