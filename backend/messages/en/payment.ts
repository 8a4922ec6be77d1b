/** How to pay by each kind of channel; `number` is the payment number if one was issued. */
export const payment = {
  virtualAccount: (channel: string, number: string | null) =>
    `At an ATM, in mobile or in internet banking, choose ${channel} and enter the number${number ? ` ${number}` : ' of the payment page'}. The amount appears by itself.`,
  store: (channel: string, number: string | null) =>
    `Tell the cashier of any ${channel} store the payment code${number ? ` ${number}` : ' of the payment page'}.`,
  confirmIn: (channel: string) => `Confirm the payment in ${channel}.`,
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
