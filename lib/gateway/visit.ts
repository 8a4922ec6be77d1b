import 'server-only'
import type { EndpointKey } from '@etalase/contract/endpoints.ts'
import type { Action } from '#lib/actions/action.ts'
import type { ActionAt } from '#lib/actions/all-actions.ts'
import type { Caller } from '#lib/api/backend.ts'
import type { Failure } from '#lib/api/failure.ts'
import type { Cookies } from '#lib/session/cookies.ts'
import type { Flash } from '#lib/session/flash.ts'
import type { Session } from '#lib/session/session.ts'

/** A received request, and what is known about it so far. */
export interface Arrival {
  request: Request
  url: URL
  action: Action
  /** The action's handler. */
  handler: OwnHandler
  /** The request's cookies. Cookies set here go into the answer, and are discarded when the action fails. */
  cookies: Cookies
  /** Whether it is a plain form: then the answer is a page, else JSON. */
  isForm: boolean
  traceId: string
  /** In milliseconds since 1970. */
  startedAt: number
  /** The input: the query, or a write's body. Empty while that is unread. */
  given: Readonly<Record<string, unknown>>
  /** The device id given to its browser. */
  newDeviceId?: string
}

/** The shopper a backend call is made for. */
export interface ShopperCaller extends Caller {
  deviceId: string
  /** The device id was created for this call: the browser has no cookie with it yet. */
  isNewDevice: boolean
}

/** A request that has passed the guards of its action (lib/gateway/guards.ts). */
export interface Visit extends Arrival {
  /** The backend call it makes. */
  call: string
  caller: ShopperCaller
  session: Session | null
  /** The normalized fields of the row's form, already valid. Empty while the body is unread. */
  fields: Readonly<Record<string, string>>
}

/** An action's result for its page; by default the row's page shows it. Scripts get the message, or the first problem. */
export interface Said extends Partial<Flash> {
  location?: string
}

export type Answer = Response | Said

/** An action's behaviour. Without a handler its form is sent to the row's call (lib/gateway/send-form.ts). */
export interface Handler {
  /** Throws ApiError. */
  handle?: (visit: Visit) => Answer | Promise<Answer>
  /** The page that shows the result, if it depends on the input. */
  place?: (arrival: Arrival) => Said
  /** The answer to a failure, if not the row's page with the message; null keeps that default. */
  refuse?: (
    arrival: Arrival,
    refused: { failure: Failure; error: unknown },
  ) => Answer | null | Promise<Answer | null>
}

/** A handler that always has `handle`. */
type OwnHandler = Handler & Required<Pick<Handler, 'handle'>>

/** Handlers by the method and path of their action. */
export type Handlers = { readonly [At in ActionAt]?: Handler }

/** Handlers of contract calls that need more than forwarding. */
export type CallHandlers = { readonly [Call in EndpointKey]?: Handler }
