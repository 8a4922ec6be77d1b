import 'server-only'
import { type ForwardedCall, isOwn, type OwnAction } from '#lib/actions/find-action.ts'
import { endAccountCallHandlers, endAccountHandlers } from '#lib/gateway/end-account.ts'
import { orderCallHandlers } from '#lib/gateway/place-order.ts'
import { productHandlers } from '#lib/gateway/product.ts'
import { languageHandlers } from '#lib/gateway/redirect-to-language.ts'
import { reportHandlers } from '#lib/gateway/reports.ts'
import { draftHandlers } from '#lib/gateway/sealed-drafts.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import { sessionHandlers } from '#lib/gateway/session.ts'
import type { CallHandlers, Handler, Handlers } from '#lib/gateway/visit.ts'

/** Of actions that read nothing that Next caches for pages: a rule of imports holds that (.dependency-cruiser.mjs). */
const handlers: Handlers = {
  ...draftHandlers,
  ...endAccountHandlers,
  ...languageHandlers,
  ...productHandlers,
  ...reportHandlers,
  ...sessionHandlers,
}

const callHandlers: CallHandlers = { ...endAccountCallHandlers, ...orderCallHandlers }

/** What an action does that needs nothing of Next; null for one that may. A call that is passed on needs no handler. */
export function directHandlerOf(action: OwnAction | ForwardedCall): Handler | null {
  if (!isOwn(action)) return callHandlers[action.call] ?? {}
  const handler = handlers[action.at]
  return handler ? { handle: sendForm, ...handler } : null
}
