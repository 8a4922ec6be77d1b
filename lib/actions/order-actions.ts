import { orderLookupForm, returnForm, reviewForm } from '@etalase/contract/rules/forms.ts'
import type { Action } from '#lib/actions/action.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { returnsMessages } from '#messages/returns.ts'
import { reviewsMessages } from '#messages/reviews.ts'

/** Declares a form about an order, by its name in the path. It bypasses the queue, because the order already exists. */
const orderForm = <Name extends string>(
  name: Name,
  call: Action['call'],
  more: Omit<Partial<Action>, 'at'> = {},
) =>
  ({
    at: `POST /api/order/${name}`,
    call,
    page: '/order',
    isOpen: true,
    ...more,
  }) as const satisfies Action

/** Returns a call about one of the customer's orders, by `id`, or about the order opened in this browser. */
const ofOrder = (own: string, opened: string) => ({ field: 'id', with: own, without: opened })

/** Fields that identify an order by number and e-mail address. */
const named = { form: orderLookupForm, words: guestOrderMessages.problems }

/** Opens an order, or with `mail` sends a link to it: one form has both buttons. */
export const lookUpOrder = orderForm(
  'lookup',
  { field: 'mail', with: 'POST order-link', without: 'POST order-lookup' },
  named,
)
export const renewOrderLink = orderForm('renew', 'POST order-link')

/** Opens the offered order instead of the open one. */
export const openOfferedOrder = orderForm('open', 'POST order/open')
export const closeOrder = orderForm('close', 'POST order/close')

export const cancelOrder = orderForm(
  'cancel',
  ofOrder('POST user/order-cancel', 'POST order-cancel'),
)
export const stopOrderUpdates = orderForm(
  'updates-stop',
  ofOrder('POST user/order-updates-stop', 'POST order-updates-stop'),
)
export const reviewLine = orderForm('review', ofOrder('POST user/review', 'POST order-review'), {
  form: reviewForm,
  words: reviewsMessages.problems,
})
export const askForReturn = orderForm(
  'return',
  ofOrder('POST user/order-return', 'POST order-return'),
  {
    form: returnForm,
    words: returnsMessages.problems,
    without: {
      body: 'Its pictures cost memory and time: first it is asked whether the order can be returned.',
    },
  },
)
