import { legal } from '#lib/messages/en/help.ts'
import { plural } from '#lib/messages/formats.ts'
import type { ShippingType } from '#lib/rules/constants.ts'
import type { TimeLeft } from '#lib/rules/time-left.ts'
import { storeHours } from '#lib/rules/time-zone.ts'
import type { ShownStatus } from '#lib/rules/trx-status.ts'

interface StatusWords {
  title: string
  /** What it means for the customer. */
  text: string
}

const hours = `${storeHours.opens}-${storeHours.closes} WIB`
const delivered = `We hope you like it. ${legal.returns}`

/** A paid pickup, until it is ready. */
const beingPrepared = `Thank you. The store gets your order ready, at least 1 hour after payment, ${hours}. Show the cashier your pickup code.`

const shared = {
  PENDING: {
    title: 'Waiting for payment',
    text: 'Your items are kept for you until the time to pay runs out.',
  },
  PROCESSING: {
    title: 'Being prepared',
    text: 'Your parcel is being packed and goes to the courier next.',
  },
  SHIPPED: { title: 'On its way', text: 'The courier has your parcel.' },
  READY_FOR_PICKUP: {
    title: 'Ready for pickup',
    text: 'Show your pickup code to the cashier of the store.',
  },
  EXPIRED: {
    title: 'Expired',
    text: 'It was not paid in time, so its items are back on sale. You are welcome to order them again.',
  },
  CANCELLED: {
    title: 'Cancelled',
    text: 'This order was cancelled. Please contact us if you did not ask for this.',
  },
  REFUNDED: {
    title: 'Refunded',
    text: 'The money for this order was sent back to you. When it arrives depends on your bank or wallet.',
  },
  UNKNOWN: {
    title: 'Status not known',
    text: 'We cannot say here how this order stands. Please contact us: we look it up for you.',
  },
} as const

const statuses: Record<ShippingType, Record<ShownStatus, StatusWords>> = {
  ONLINE_DELIVERY: {
    ...shared,
    PAID: {
      title: 'Paid',
      text: 'Thank you. We prepare your parcel within 1x24 hours.',
    },
    COMPLETED: { title: 'Delivered', text: delivered },
  },
  PICKUP_ON_STORE: {
    ...shared,
    PAID: {
      title: 'Paid',
      text: beingPrepared,
    },
    PROCESSING: { title: shared.PROCESSING.title, text: beingPrepared },
    COMPLETED: { title: 'Picked up', text: delivered },
  },
}

/** A customer's orders. */
export const orders = {
  emptyTitle: 'No orders yet',
  emptyText: 'What you order with your account appears here, from payment to your door.',
  emptyLink: 'Find something you love',
  statuses,
  number: (number: string) => `Order ${number}`,
  orderedOn: (date: string) => `Ordered on ${date}`,
  pieces: (pieces: number) => plural(pieces, { one: '1 piece', other: `${pieces} pieces` }),
  view: 'View order',
  notFresh: 'We could not check for news of your orders.',
  title: 'Your order',
  missingTitle: 'We could not find this order',
  missingText: 'It is none of yours, or its address is wrong.',
  toList: 'See all my orders',
  items: 'Items',
  payBefore: (deadline: string) => `Pay before ${deadline}`,
  timeLeft: ({ hours, minutes }: TimeLeft) => {
    if (hours > 0) return `${hours} h ${minutes} min left`
    return minutes > 0 ? `${minutes} min left` : 'Less than a minute left'
  },
  timeUp:
    'The time to pay has passed. If you have paid just now, this page says so as soon as we hear of it.',
  billDiffers: 'This bill cannot be paid here just now. Please contact us.',
  toProvider: 'You pay at our payment provider and come back here.',
  payment: 'Payment',
  paymentStatus: 'Status',
  paymentChannel: 'Channel',
  paymentNumber: 'Number to pay to',
  paymentDate: 'Paid on',
  parcel: 'Shipping',
  trackingNumber: 'Tracking number (no. resi)',
  copy: 'Copy',
  copyNamed: (name: string) => `Copy: ${name}`,
  copied: 'Copied',
  notCopied: 'Please copy it by hand',
  notes: 'Notes',
  notesForShop: 'Notes for the shop',
  history: 'Order history',
  placed: 'Order placed',
  paid: 'Payment received',
  receivedBy: (name: string) => `Received by ${name}`,
  pickupCode: 'Pickup code',
  pickupText: 'Show it to the cashier.',
  codeComes: 'Your pickup code appears here.',
  notReadyYet: `The store gets your order ready, at least 1 hour after payment, ${hours}. We mail you when it is.`,
  printCode: 'Page to print or show',
  print: 'Print',
  /** The QR code's name. */
  qr: (code: string) => `QR code with the pickup code ${code}`,
  saveVoucher: 'Save as a file',
  voucherKept:
    'No network at the store? Once opened, this page opens again without one; it cannot be reloaded. A saved file always opens.',
  questions: 'Questions about this order?',
  questionsText: 'The chat opens with your order number filled in.',
  asGuest: 'Ordered without signing in?',
  asGuestLink: 'Open that order by its number',
  backToOrder: 'Back to the order',
  cancel: 'Cancel this order',
  cancelText:
    'Its items go back on sale, and a promo code can be used again. If you have a number to pay to, please do not use it any more.',
  updatesGoTo: (phone: string) => `Updates of this order go to ${phone} by WhatsApp.`,
  stopUpdates: 'Stop these updates',
  confirmCancel: 'Yes, cancel the order',
  buyAgain: 'Buy again',
  buyingAgain: 'Adding to your cart…',
  bought: {
    all: 'Everything is in your cart.',
    some: 'The rest is in your cart, but not these:',
    none: 'Nothing could be added to your cart:',
  },
  priceChanged: (before: string, now: string) => `${now} now, ${before} then.`,
  pricesChanged: 'Prices have changed:',
  buyAgainLink: 'Buy again: choose in your cart',
  gone: 'This item is no longer sold.',
}
