import { stockAlertForm } from '@etalase/contract/rules/forms.ts'
import type { Action } from '#lib/actions/action.ts'
import { authMessages } from '#messages/auth.ts'
import { stockAlertMessages } from '#messages/product.ts'

/** Subscribes to a mail when a size is back in stock. */
export const askForStockAlert = {
  at: 'POST /api/stock-alert/ask',
  call: 'POST stock-alert',
  page: '/stock-alert',
  isOpen: true,
  form: stockAlertForm,
  words: { ...authMessages.problems, sizeRequired: stockAlertMessages.chooseSize },
} as const satisfies Action

/** Unsubscribes from these mails through the link in a mail. */
export const stopStockAlert = {
  at: 'POST /api/stock-alert/stop',
  call: 'POST stock-alert-stop',
  page: '/stock-alert',
  isOpen: true,
} as const satisfies Action

/**
 * One-click unsubscribe (RFC 8058): the mail provider posts to the mail's link, without our page, cookies or Origin. A GET of the link
 * shows a confirmation page.
 */
export const stopStockAlertByMail = {
  at: 'POST /api/stock-alert/stop-by-mail',
  call: 'POST stock-alert-stop',
  isOpen: true,
  without: {
    ownPage: 'The provider of the mailbox sends it. The token of the mail alone allows it.',
    body: 'The link has the token; the body is the same for every mail.',
  },
} as const satisfies Action

export const addWish = {
  at: 'POST /api/wishlist/add',
  call: 'POST user/wishlist',
  page: '/account/wishlist',
  without: {
    namedOwner: 'Hearts stand on pages that are the same for everyone.',
    session: 'A guest is led to the sign-in.',
  },
} as const satisfies Action

export const removeWish = {
  at: 'POST /api/wishlist/remove',
  call: 'DELETE user/wishlist',
  page: '/account/wishlist',
  without: { session: 'A guest is led to the sign-in.' },
} as const satisfies Action
