import type { ShippingType } from '@etalase/contract/rules/constants.ts'
import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { ShownStatus } from '@etalase/contract/rules/trx-status.ts'
import { plural } from '#lib/messages/formats.ts'
import type { TimeLeft } from '#lib/rules/time-left.ts'

interface StatusWords {
  title: string
  /** Explains it to the customer. */
  text: string
}

const hours = `${storeHours.opens}-${storeHours.closes} WIB`
const delivered = 'We hope you like it.'

/** A paid pickup that isn't ready yet. */
const beingPrepared = `Thank you. The store is preparing your order. Allow at least 1 hour after payment; it's open ${hours}. Show the cashier your pickup code.`

const shared = {
  PENDING: {
    title: 'Waiting for payment',
    text: "We're holding your items until the payment deadline.",
  },
  PROCESSING: {
    title: 'Being prepared',
    text: "We're packing your parcel. The courier gets it next.",
  },
  SHIPPED: { title: 'On its way', text: 'The courier has your parcel.' },
  READY_FOR_PICKUP: {
    title: 'Ready for pickup',
    text: 'Show your pickup code to the cashier at the store.',
  },
  EXPIRED: {
    title: 'Expired',
    text: "This order wasn't paid in time, so its items are back on sale. You can order them again.",
  },
  CANCELLED: {
    title: 'Cancelled',
    text: "This order was cancelled. If you didn't ask for this, please contact us.",
  },
  REFUNDED: {
    title: 'Refunded',
    text: "We've refunded this order. When the money arrives depends on your bank or e-wallet.",
  },
  UNKNOWN: {
    title: 'Status unknown',
    text: "We can't show the status of this order here. Please contact us, and we'll look it up for you.",
  },
} as const

const statuses: Record<ShippingType, Record<ShownStatus, StatusWords>> = {
  ONLINE_DELIVERY: {
    ...shared,
    CONFIRMED: {
      title: 'Confirmed',
      text: "Thank you. We'll prepare your parcel within 1x24 hours.",
    },
    NOT_COLLECTED: {
      title: 'Not delivered',
      text: "The courier couldn't hand over your parcel. There's nothing to pay, and you can order again.",
    },
    PAID: {
      title: 'Paid',
      text: "Thank you. We'll prepare your parcel within 1x24 hours.",
    },
    COMPLETED: { title: 'Delivered', text: delivered },
  },
  PICKUP_ON_STORE: {
    ...shared,
    CONFIRMED: {
      title: 'Confirmed',
      text: `Thank you. The store is preparing your order, which takes at least 1 hour; it's open ${hours}. Show the cashier your pickup code.`,
    },
    NOT_COLLECTED: {
      title: 'Not picked up',
      text: "This order wasn't picked up in time, so its items are back on sale. There's nothing to pay, and you can order again.",
    },
    PAID: {
      title: 'Paid',
      text: beingPrepared,
    },
    PROCESSING: { title: shared.PROCESSING.title, text: beingPrepared },
    COMPLETED: { title: 'Picked up', text: delivered },
  },
}

/** A customer's orders. */
export const ordersMessages = {
  emptyTitle: 'No orders yet',
  emptyText: 'Orders you place with your account appear here, from payment to delivery.',
  emptyLink: 'Find something you love',
  statuses,
  number: (number: string) => `Order ${number}`,
  orderedOn: (date: string) => `Ordered on ${date}`,
  pieces: (pieces: number) => plural(pieces, { one: '1 item', other: `${pieces} items` }),
  view: 'View order',
  notFresh: "We couldn't check for updates on your orders.",
  title: 'Your order',
  missingTitle: "We couldn't find this order",
  missingText: "This order isn't yours, or the link is wrong.",
  toList: 'See all my orders',
  items: 'Items',
  payBefore: (deadline: string) => `Pay before ${deadline}`,
  timeLeft: ({ hours, minutes }: TimeLeft) => {
    if (hours > 0) return `${hours} h ${minutes} min left`
    return minutes > 0 ? `${minutes} min left` : 'Less than a minute left'
  },
  timeUp:
    "The payment deadline has passed. If you've just paid, this page will say so as soon as we hear from the payment provider.",
  billDiffers: "You can't pay this bill here right now. Please contact us.",
  toProvider: "You'll pay on our payment provider's page, then come back here.",
  payment: 'Payment',
  paymentStatus: 'Status',
  paymentChannel: 'Payment method',
  paymentDate: 'Paid on',
  parcel: 'Shipping',
  trackingNumber: 'Tracking number (no. resi)',
  notes: 'Notes',
  notesForShop: 'Notes for the store',
  history: 'Order history',
  placed: 'Order placed',
  paid: 'Payment received',
  receivedBy: (name: string) => `Received by ${name}`,
  pickupCode: 'Pickup code',
  pickupText: 'Show it to the cashier.',
  codeComes: 'Your pickup code will appear here.',
  notReadyYet: `The store is preparing your order. Allow at least 1 hour after payment; it's open ${hours}. We'll email you when your order is ready.`,
  printCode: 'Print or show the code',
  print: 'Print',
  /** The QR code's name. */
  qr: (code: string) => `QR code with the pickup code ${code}`,
  saveVoucher: 'Save as a file',
  voucherKept:
    "No network at the store? Once you've opened this page, it also opens offline, but can't be reloaded. A saved file always opens.",
  questions: 'Questions about this order?',
  questionsText: 'The chat opens with your order number filled in.',
  asGuest: 'Ordered without signing in?',
  asGuestLink: 'Open that order with its number',
  backToOrder: 'Back to the order',
  cancel: 'Cancel this order',
  cancelText:
    "Its items go back on sale, and you can use the promo code again. If you have a payment number, please don't use it any more.",
  updatesGoTo: (phone: string) => `We send WhatsApp updates on this order to ${phone}.`,
  stopUpdates: 'Turn off WhatsApp updates',
  confirmCancel: 'Yes, cancel the order',
  buyAgain: 'Buy again',
  buyingAgain: 'Adding to your cart…',
  bought: {
    all: 'Everything is in your cart.',
    some: "The rest is in your cart. We couldn't add these:",
    none: "We couldn't add anything to your cart:",
  },
  priceChanged: (before: string, now: string) => `Now ${now}, previously ${before}.`,
  pricesChanged: 'Prices have changed:',
  buyAgainLink: 'Buy again: choose in your cart',
  gone: 'This item is no longer sold.',
}
