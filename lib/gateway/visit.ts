import 'server-only'
import type { EndpointKey } from '@etalase/contract/endpoints.ts'
import type { Action } from '#lib/actions/action.ts'
import type { ActionAt } from '#lib/actions/all-actions.ts'
import type { Caller } from '#lib/api/backend.ts'
import type { Failure } from '#lib/api/failure.ts'
import type { Cookies } from '#lib/session/cookies.ts'
import type { Flash } from '#lib/session/flash.ts'
import type { Session } from '#lib/session/session.ts'

/** A request that has come, and what is known of it so far. */
export interface Arrival {
  request: Request
  url: URL
  action: Action
  /** What the action does. */
  handler: OwnHandler
  /** Those of the request; what is set goes into the answer, and is taken back when the action fails. */
  cookies: Cookies
  /** Whether it is a plain form: then the answer is a page, else JSON. */
  isForm: boolean
  traceId: string
  /** In milliseconds since 1970. */
  startedAt: number
  /** What it brings: its query, or of a write its body. Empty while that is not read. */
  given: Readonly<Record<string, unknown>>
  /** The device id that its browser gets. */
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
  /** The call that it leads to. */
  call: string
  caller: ShopperCaller
  session: Session | null
  /** The fields of the row's form as they are meant; they break no rule. Empty while the body is not read. */
  fields: Readonly<Record<string, string>>
}

/** What a page says about an action, and where; else its row's page does. Scripts get the message, or the first problem. */
export interface Said extends Partial<Flash> {
  location?: string
}

export type Answer = Response | Said

/** What an action does. Without a handler its form is sent to the row's call (lib/gateway/send-form.ts). */
export interface Handler {
  /** Throws ApiError. */
  handle?: (visit: Visit) => Answer | Promise<Answer>
  /** The page that says what became of it, where that depends on what was sent. */
  place?: (arrival: Arrival) => Said
  /** The answer to a failure, where it is not the row's page with the message; null leaves it at that. */
  refuse?: (
    arrival: Arrival,
    refused: { failure: Failure; error: unknown },
  ) => Answer | null | Promise<Answer | null>
}

/** A handler with what it does. */
type OwnHandler = Handler & Required<Pick<Handler, 'handle'>>

/** Handlers by the method and path of their action. */
export type Handlers = { readonly [At in ActionAt]?: Handler }

/** What calls of the contract do, where passing them on is not all. */
export type CallHandlers = { readonly [Call in EndpointKey]?: Handler }
