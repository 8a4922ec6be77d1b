import type { Action } from '#lib/actions/action.ts'

const step = {
  call: 'POST checkout',
  access: 'device',
  page: '/checkout/steps',
  guards: ['cartInTurn'],
} as const

/** The forms of the checkout's steps without scripts, by their name in the path. */
export const checkoutSteps = {
  'shipping-type': { at: 'POST /checkout/steps/shipping-type', ...step },
  address: { at: 'POST /checkout/steps/address', ...step },
  'saved-address': { at: 'POST /checkout/steps/saved-address', ...step },
  shop: { at: 'POST /checkout/steps/shop', ...step },
  method: { at: 'POST /checkout/steps/method', ...step },
  promo: { at: 'POST /checkout/steps/promo', ...step, call: 'POST checkout-promo-code' },
  review: { at: 'POST /checkout/steps/review', ...step },
  pay: { at: 'POST /checkout/steps/pay', ...step, call: 'POST checkout-trx' },
  discard: { at: 'POST /checkout/steps/discard', ...step },
} as const satisfies Record<string, Action>

/** Drafts of the checkout with scripts, kept in sealed cookies that scripts cannot read. */
export const drafts = {
  readDraft: { at: 'GET /api/checkout-draft', call: 'GET checkout-draft' },
  keepDraft: { at: 'PUT /api/checkout-draft', call: 'PUT checkout-draft' },
  forgetDraft: { at: 'DELETE /api/checkout-draft', call: 'DELETE checkout-draft' },
  readBuyer: { at: 'GET /api/pending-order', call: 'GET pending-order', isOpen: true },
  keepBuyer: { at: 'PUT /api/pending-order', call: 'PUT pending-order', isOpen: true },
  forgetBuyer: { at: 'DELETE /api/pending-order', call: 'DELETE pending-order', isOpen: true },
} as const satisfies Record<string, Action>
