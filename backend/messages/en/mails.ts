import type { OrderMailKind } from '#backend/db/schema/mails.ts'

/** Subject and paragraphs of a mail. */
interface MailText {
  subject: string
  paragraphs: string[]
}

/** What the text of a mail about an order is made of, written in the language of the mail. */
export interface OrderFacts {
  number: string
  total: string
  /** What came, and goes back with a refund. */
  paid: string
  deadline: string
  channel: string
  howToPay: string
  isPickup: boolean
  isPaid: boolean
  hasPickupCode: boolean
  /** '1-2'; null when the courier gives no estimate. */
  arrivalDays: string | null
  /** The promised days of arrival, and until when to pay for them; null without a promise. */
  arrival: { days: string; payBefore: string } | null
  /** From when a paid pickup is ready; null for any other order. */
  readyFrom: string | null
  linkDays: number
  /** What staff answered to the request to return it; null for nothing. */
  returnAnswer: string | null
}

const arrivesIfPaid = (arrival: OrderFacts['arrival']) =>
  arrival ? [`It arrives ${arrival.days} if you pay before ${arrival.payBefore}.`] : []

const order: Readonly<Record<OrderMailKind, (facts: OrderFacts) => MailText>> = {
  ORDER_RECEIVED: ({ number, total, deadline, howToPay, arrival }) => ({
    subject: `We have received order ${number}`,
    paragraphs: [
      'Thank you for your order. We hold its items for you until it is paid.',
      `Please pay ${total} before ${deadline}. After that the items go back on sale.`,
      ...arrivesIfPaid(arrival),
      howToPay,
      'To go on with the payment, use the link below.',
    ],
  }),
  ORDER_WAITING: ({ number, total, channel, deadline, howToPay, arrival }) => ({
    subject: `Order ${number} waits for your payment`,
    paragraphs: [
      `Please pay ${total} by ${channel} before ${deadline}. After that the items go back on sale.`,
      ...arrivesIfPaid(arrival),
      howToPay,
    ],
  }),
  ORDER_PAID: ({ number, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `Order ${number} is paid`,
    paragraphs: [
      'Thank you for shopping. We have received your payment.',
      isPickup
        ? 'We are getting your order ready at the store, at least one hour after payment.'
        : 'We will hand your order to the courier within 1x24 hours.',
      ...(arrival ? [`It is promised to arrive ${arrival.days}.`] : []),
      ...(readyFrom ? [`It is ready from ${readyFrom}.`] : []),
      ...(hasPickupCode ? ['Show the cashier this code when you pick it up:'] : []),
    ],
  }),
  READY_FOR_PICKUP: ({ number }) => ({
    subject: `Order ${number} is ready for pickup`,
    paragraphs: [
      'Your order is ready at the store, open 10:00-20:00 WIB.',
      'Show this code to the cashier:',
    ],
  }),
  ORDER_SHIPPED: ({ number, arrivalDays, arrival }) => ({
    subject: `Order ${number} is on its way`,
    paragraphs: [
      `The courier has your parcel. ${arrivalDays ? `Etd: ${arrivalDays} days.` : 'We tell you when it arrives.'}`,
      ...(arrival ? [`It is promised to arrive ${arrival.days}.`] : []),
      'Its tracking number (no. resi):',
    ],
  }),
  ORDER_CANCELLED: ({ number }) => ({
    subject: `Order ${number} is cancelled`,
    paragraphs: [
      'You have cancelled your order. Its items are back on sale, and nothing was charged.',
      'If you have a number to pay to, please do not use it any more. If you did not cancel, please ask us.',
    ],
  }),
  ORDER_WITHDRAWN: ({ number, total, isPaid }) => ({
    subject: `Order ${number} is cancelled`,
    paragraphs: [
      'We had to cancel your order.',
      isPaid
        ? `We send your ${total} back to you, and write to you when it is on its way.`
        : 'Nothing was charged. If you have a number to pay to, please do not use it any more.',
      'If you have a question, please ask us.',
    ],
  }),
  ORDER_REFUNDED: ({ number, paid }) => ({
    subject: `The money for order ${number} is on its way`,
    paragraphs: [
      `We have sent ${paid} back to you, the way it was paid.`,
      'When it arrives depends on your bank or wallet. If it does not, please ask us.',
    ],
  }),
  RETURN_REQUESTED: ({ number }) => ({
    subject: `We have your request to return order ${number}`,
    paragraphs: [
      'We look at it and write to you within two working days. Please keep the items as they are until then, and send nothing yet.',
    ],
  }),
  RETURN_APPROVED: ({ number, returnAnswer }) => ({
    subject: `You can send back order ${number}`,
    paragraphs: [
      'Your return is approved. Please send the items with their labels, like this:',
      ...(returnAnswer ? [returnAnswer] : []),
      'If you have a question, please ask us.',
    ],
  }),
  RETURN_REJECTED: ({ number, returnAnswer }) => ({
    subject: `About the return of order ${number}`,
    paragraphs: [
      'We cannot take this order back.',
      ...(returnAnswer ? [returnAnswer] : []),
      'If you have a question, please ask us.',
    ],
  }),
  RETURN_RECEIVED: ({ number, returnAnswer }) => ({
    subject: `We have received what you sent back from order ${number}`,
    paragraphs: [
      'Your items are here and are being checked. We write to you when the money is on its way.',
      ...(returnAnswer ? [returnAnswer] : []),
      'If you have a question, please ask us.',
    ],
  }),
  ORDER_LINK: ({ number, linkDays }) => ({
    subject: `Your link to order ${number}`,
    paragraphs: [
      `The link below opens your order on any device, for ${linkDays} days.`,
      'If you did not ask for it, there is nothing to do. Do not pass it on: it shows your address.',
    ],
  }),
}

/** Every word of the mails. */
export const mails = {
  order,
  item: (qty: number, name: string, size: string) => `${qty} x ${name}, size ${size}`,
  total: 'Total',
  shipping: (service: string) => `Shipping, ${service}`,
  promo: (code: string) => `Promo ${code}`,
  deliverTo: 'Deliver to',
  pickUpAt: 'Pick up at',
  newPassword: {
    subject: 'Your new password',
    paragraphs: [
      'You asked for a new password. Sign in with this one within 24 hours, then change it in your account.',
      'Until you use it, your old password works too. If you did not ask, there is nothing to do.',
    ],
  },
  emailChanged: {
    subject: 'The email address of your account has changed',
    paragraphs: [
      'Your account has a new email address, which was confirmed with your password. Sign in with the new one from now on; we send nothing more to this one.',
      'Was it not you? Then somebody knows your password: please write to us at once.',
    ],
  },
  passkeyAdded: (name: string) => ({
    subject: 'Your account has a new passkey',
    paragraphs: [
      `The passkey "${name}" was added to your account, which was confirmed with your password. With it one signs in without the password.`,
      'Was it not you? Then somebody knows your password: ask for a new one by "Forgot password", which removes all passkeys and ends every session.',
    ],
  }),
  confirmEmail: (days: number) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'There is an account with this email address. Confirm that both are yours, and the orders that you made as a guest move to the account.',
      `The link works once, for ${days} days.`,
      'Did you not create the account? Then do not use the link: your orders stay where they are.',
    ],
  }),
  backInStock: (name: string, size: string) => ({
    subject: `Back in stock: ${name}, size ${size}`,
    paragraphs: [
      `You asked us to tell you: ${name} is back in size ${size}.`,
      'We cannot keep a piece for you, and this is the only mail about it.',
    ],
  }),
  noMoreMails: 'You no longer want such mails?',
}
