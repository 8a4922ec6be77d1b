import 'server-only'
import { handlerOf } from '#lib/gateway/handlers.ts'
import { serverOf } from '#lib/gateway/server-of.ts'

/** Serves all actions of the shop, inside a Next request. */
export const serve = serverOf(handlerOf)
