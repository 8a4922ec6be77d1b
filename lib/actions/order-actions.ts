import type { Action } from '#lib/actions/action.ts'
import { orderLookupForm, returnForm, reviewForm } from '#lib/rules/forms.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { returnsMessages } from '#messages/returns.ts'
import { reviewsMessages } from '#messages/reviews.ts'

const page = '/order'
const isOpen = true
const lookup = { page, isOpen, form: orderLookupForm, words: guestOrderMessages.problems } as const

export const lookUpOrder = {
  at: 'POST /api/order/lookup',
  call: 'POST order-lookup',
  ...lookup,
} as const satisfies Action

export const mailOrderLink = {
  at: 'POST /api/order/link',
  call: 'POST order-link',
  ...lookup,
} as const satisfies Action

/** A call about an order: one of the customer's, whose `id` is given, or the one that this browser has opened. */
const ofOrder = (own: string, opened: string) => ({ field: 'id', with: own, without: opened })

/** Opens the order that was offered, in place of another one. */
export const openOfferedOrder = {
  at: 'POST /api/order/open',
  call: 'POST order/open',
  page,
  isOpen,
} as const satisfies Action

export const renewOrderLink = {
  at: 'POST /api/order/renew',
  call: 'POST order-link',
  page,
  isOpen,
} as const satisfies Action

export const closeOrder = {
  at: 'POST /api/order/close',
  call: 'POST order/close',
  page,
  isOpen,
} as const satisfies Action

export const cancelOrder = {
  at: 'POST /api/order/cancel',
  call: ofOrder('POST user/order-cancel', 'POST order-cancel'),
  page,
  isOpen,
} as const satisfies Action

export const stopOrderUpdates = {
  at: 'POST /api/order/updates-stop',
  call: ofOrder('POST user/order-updates-stop', 'POST order-updates-stop'),
  page,
  isOpen,
} as const satisfies Action

export const reviewLine = {
  at: 'POST /api/order/review',
  call: ofOrder('POST user/review', 'POST order-review'),
  page,
  isOpen,
  form: reviewForm,
  words: reviewsMessages.problems,
} as const satisfies Action

export const askForReturn = {
  at: 'POST /api/order/return',
  call: ofOrder('POST user/order-return', 'POST order-return'),
  page,
  isOpen,
  form: returnForm,
  words: returnsMessages.problems,
  without: {
    body: 'Its pictures cost memory and time: first it is asked whether the order can be returned.',
  },
} as const satisfies Action
