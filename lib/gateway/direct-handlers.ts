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

/** Handlers that read nothing from Next's cache; an import rule enforces that (.dependency-cruiser.mjs). */
const handlers: Handlers = {
  ...draftHandlers,
  ...endAccountHandlers,
  ...languageHandlers,
  ...productHandlers,
  ...reportHandlers,
  ...sessionHandlers,
}

const callHandlers: CallHandlers = { ...endAccountCallHandlers, ...orderCallHandlers }

/** Returns the handler of an action that doesn't need Next, else null. A forwarded call needs no handler. */
export function directHandlerOf(action: OwnAction | ForwardedCall): Handler | null {
  if (!isOwn(action)) return callHandlers[action.call] ?? {}
  const handler = handlers[action.at]
  return handler ? { handle: sendForm, ...handler } : null
}
