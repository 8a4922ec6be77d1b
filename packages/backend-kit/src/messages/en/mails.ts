import type { OrderMailKind } from '#db/schema/mails.ts'

/** Subject and paragraphs of a mail. */
interface MailText {
  subject: string
  paragraphs: string[]
}

/** Values for the text of an order's mail, formatted in the mail's language. */
export interface OrderFacts {
  number: string
  total: string
  /** The amount received, which a refund returns. */
  paid: string
  /** Payment deadline; a pickup paid at the store is kept until then. */
  deadline: string
  channel: string
  howToPay: string
  isPickup: boolean
  isPaid: boolean
  /** Whether the total is zero. */
  isFree: boolean
  hasPickupCode: boolean
  /** Whether cash is still to be collected. */
  isToCollect: boolean
  /** Whether it is a cash order, paid or not. */
  isCash: boolean
  /** '1-2'; null when the courier gives no estimate. */
  arrivalDays: string | null
  /** Promised days of arrival and the payment deadline for them; null without a promise. */
  arrival: { days: string; payBefore: string } | null
  /** When a paid pickup is ready; null for other orders. */
  readyFrom: string | null
  linkDays: number
  /** The staff's answer to the return request, or null if there is none. */
  returnAnswer: string | null
}

const arrivesIfPaid = (arrival: OrderFacts['arrival']) =>
  arrival ? [`It arrives ${arrival.days} if you pay before ${arrival.payBefore}.`] : []

const order: Readonly<Record<OrderMailKind, (facts: OrderFacts) => MailText>> = {
  ORDER_RECEIVED: ({ number, total, deadline, howToPay, arrival }) => ({
    subject: `We have received order ${number}`,
    paragraphs: [
      "Thank you for your order. We're holding its items until the payment deadline.",
      `Please pay ${total} before ${deadline}. After that, the items go back on sale.`,
      ...arrivesIfPaid(arrival),
      howToPay,
      'To continue with your payment, use the link below.',
    ],
  }),
  ORDER_WAITING: ({ number, total, channel, deadline, howToPay, arrival }) => ({
    subject: `Order ${number} is waiting for your payment`,
    paragraphs: [
      `Please pay ${total} by ${channel} before ${deadline}. After that, the items go back on sale.`,
      ...arrivesIfPaid(arrival),
      howToPay,
    ],
  }),
  ORDER_CONFIRMED: ({ number, total, deadline, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `Order ${number} is confirmed`,
    paragraphs: isPickup
      ? [
          `Thank you for your order. Please pay ${total} at the store when you pick it up.`,
          `The store keeps it until ${deadline}. After that, the items go back on sale.`,
          ...(readyFrom ? [`Your order will be ready from ${readyFrom}.`] : []),
          ...(hasPickupCode ? ['Show the cashier this code when you pick it up:'] : []),
        ]
      : [
          `Thank you for your order. Please have ${total} ready in cash when the parcel arrives.`,
          "We'll hand your order to the courier within 1x24 hours.",
          ...(arrival ? [`Promised arrival: ${arrival.days}.`] : []),
        ],
  }),
  ORDER_PAID: ({ number, isFree, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `Order ${number} is paid`,
    paragraphs: [
      isFree
        ? "Thank you for shopping. There's nothing to pay for this order."
        : "Thank you for shopping. We've received your payment.",
      isPickup
        ? 'The store is preparing your order. Allow at least one hour after payment.'
        : "We'll hand your order to the courier within 1x24 hours.",
      ...(arrival ? [`Promised arrival: ${arrival.days}.`] : []),
      ...(readyFrom ? [`Your order will be ready from ${readyFrom}.`] : []),
      ...(hasPickupCode ? ['Show the cashier this code when you pick it up:'] : []),
    ],
  }),
  ORDER_COLLECTED: ({ number, total, isPickup }) => ({
    subject: `We've received your payment for order ${number}`,
    paragraphs: [
      `You paid ${total} ${isPickup ? 'at the store' : 'when the parcel arrived'}. Thank you for shopping.`,
      "If you haven't got your order, or paid another amount, please contact us.",
    ],
  }),
  ORDER_NOT_COLLECTED: ({ number, isPickup }) => ({
    subject: `Order ${number} wasn't ${isPickup ? 'picked up' : 'delivered'}`,
    paragraphs: [
      isPickup
        ? "Your order wasn't picked up in time, so its items are back on sale."
        : "The courier couldn't hand over your parcel and is bringing it back to us.",
      "There's nothing to pay, and you can order again at any time. If something went wrong, please contact us.",
    ],
  }),
  READY_FOR_PICKUP: ({ number, total, deadline, isToCollect }) => ({
    subject: `Order ${number} is ready for pickup`,
    paragraphs: [
      'Your order is ready at the store, which is open 10:00-20:00 WIB.',
      ...(isToCollect
        ? [`Please pay ${total} at the till. The store keeps it until ${deadline}.`]
        : []),
      'Show this code to the cashier:',
    ],
  }),
  ORDER_SHIPPED: ({ number, total, arrivalDays, arrival, isToCollect }) => ({
    subject: `Order ${number} is on its way`,
    paragraphs: [
      `The courier has your parcel. ${arrivalDays ? `Etd: ${arrivalDays} days.` : "We'll tell you when it arrives."}`,
      ...(arrival ? [`Promised arrival: ${arrival.days}.`] : []),
      ...(isToCollect ? [`Please have ${total} ready in cash for the courier.`] : []),
      'Its tracking number (no. resi):',
    ],
  }),
  ORDER_CANCELLED: ({ number }) => ({
    subject: `Order ${number} is cancelled`,
    paragraphs: [
      "You've cancelled your order. Its items are back on sale, and you weren't charged.",
      "If you have a payment number, please don't use it any more. If you didn't cancel this order, please contact us.",
    ],
  }),
  ORDER_WITHDRAWN: ({ number, total, isPaid }) => ({
    subject: `Order ${number} is cancelled`,
    paragraphs: [
      'We had to cancel your order.',
      isPaid
        ? `We'll refund your ${total}, and email you when it's on its way.`
        : "You weren't charged. If you have a payment number, please don't use it any more.",
      'If you have any questions, please contact us.',
    ],
  }),
  ORDER_REFUNDED: ({ number, paid, isCash }) => ({
    subject: `Your refund for order ${number} is on its way`,
    paragraphs: [
      isCash
        ? `We've refunded the ${paid} that you paid in cash.`
        : `We've refunded ${paid} to the payment method you used.`,
      isCash
        ? "If it hasn't reached you, please contact us."
        : "When it arrives depends on your bank or e-wallet. If it doesn't, please contact us.",
    ],
  }),
  RETURN_REQUESTED: ({ number }) => ({
    subject: `We've received your request to return order ${number}`,
    paragraphs: [
      "We'll look at it and email you within two working days. Until then, please keep the items as they are, and don't send anything yet.",
    ],
  }),
  RETURN_APPROVED: ({ number, returnAnswer }) => ({
    subject: `You can send back order ${number}`,
    paragraphs: [
      'Your return is approved. Please send the items with their tags on, as follows:',
      ...(returnAnswer ? [returnAnswer] : []),
      'If you have any questions, please contact us.',
    ],
  }),
  RETURN_REJECTED: ({ number, returnAnswer }) => ({
    subject: `About your return of order ${number}`,
    paragraphs: [
      "We can't take this order back.",
      ...(returnAnswer ? [returnAnswer] : []),
      'If you have any questions, please contact us.',
    ],
  }),
  RETURN_RECEIVED: ({ number, returnAnswer }) => ({
    subject: `We've received your return of order ${number}`,
    paragraphs: [
      "We've received your items and are checking them. We'll email you when your refund is on its way.",
      ...(returnAnswer ? [returnAnswer] : []),
      'If you have any questions, please contact us.',
    ],
  }),
  ORDER_LINK: ({ number, linkDays }) => ({
    subject: `Your link to order ${number}`,
    paragraphs: [
      `The link below opens your order on any device, for ${linkDays} days.`,
      "If you didn't ask for it, you can ignore this email. Don't share the link: it shows your address.",
    ],
  }),
}

/** All texts of mails. */
export const mails = {
  order,
  item: (qty: number, name: string, size: string) => `${qty} x ${name}, size ${size}`,
  total: 'Total',
  shipping: (service: string) => `Shipping, ${service}`,
  paymentFee: (way: string) => `Fee, ${way}`,
  promo: (code: string) => `Promo ${code}`,
  deliverTo: 'Deliver to',
  pickUpAt: 'Pick up at',
  newPassword: {
    subject: 'Your new password',
    paragraphs: [
      'You asked for a new password. Sign in with this one within 24 hours, then change it in your account.',
      "Until you use it, your old password also works. If you didn't ask for a new one, you can ignore this email.",
    ],
  },
  emailChanged: {
    subject: 'The email address of your account has changed',
    paragraphs: [
      "Your account has a new email address, which was confirmed with your password. Sign in with the new address from now on. We won't send anything more to this one.",
      "Wasn't it you? Then someone knows your password: please contact us right away.",
    ],
  },
  passkeyAdded: (name: string) => ({
    subject: 'Your account has a new passkey',
    paragraphs: [
      `The passkey “${name}” was added to your account and confirmed with your password. It allows signing in without the password.`,
      "Wasn't it you? Then someone knows your password: request a new one with “Forgot password”, which removes all passkeys and ends every session.",
    ],
  }),
  confirmEmail: (days: number) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'There is an account with this email address. Confirm that both are yours, and the orders you placed as a guest move to the account.',
      `The link works once, for ${days} days.`,
      "Didn't create the account? Then don't use the link: your orders stay where they are.",
    ],
  }),
  backInStock: (name: string, size: string) => ({
    subject: `Back in stock: ${name}, size ${size}`,
    paragraphs: [
      `You asked us to let you know: ${name} is back in size ${size}.`,
      "We can't reserve one for you, and this is the only email about it.",
    ],
  }),
  noMoreMails: "Don't want these emails any more?",
}
