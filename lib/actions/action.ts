import type { Access } from '@etalase/contract/endpoint.ts'
import type { Form } from '@etalase/contract/rules/field.ts'
import type { formPages } from '#lib/config/routes.ts'

/** A page that shows the result of one of its forms (lib/session/flash.ts). */
type FormPage = (typeof formPages)[number]

/**
 * Opt-in conditions of an action.
 * - `device`: a browser without a device id gets one, shared by all its concurrent requests.
 * - `inTurn`: waits when the queue covers its product.
 * - `cartInTurn`: waits when the queue covers anything being bought.
 * - `tabTurn`: may change the device id, so tabs with scripts run it under a shared lock (lib/browser/with-tab-lock.ts).
 */
export type Guard = 'device' | 'inTurn' | 'cartInTurn' | 'tabTurn'

/**
 * Guards of every action, unless its row gives a reason to skip one.
 * - `ownPage`: the request comes from one of our own pages. Reads change nothing, so they lack this guard.
 * - `body`: read before the guards below; at most 64 KiB.
 * - `limits`: the rate limits of its call (lib/gateway/limits.ts), by IP address.
 * - `owner`: the page was rendered for the customer who is signed in.
 * - `namedOwner`: the page names its owner. Shared pages can't; a device's calls need not.
 * - `session`: a customer's call needs a session.
 */
type Waivable = 'ownPage' | 'body' | 'limits' | 'owner' | 'namedOwner' | 'session'

/** One of two calls, chosen by whether a field is present. */
interface CallByField {
  field: string
  with: string
  without: string
}

/**
 * Declares a write of the shop, or a read that it answers itself. Browser components import these rows, so the handlers are separate,
 * behind `serve` (lib/gateway/serve.ts).
 */
export interface Action<Fields extends Form = Form> {
  /** Method and path: a form without scripts posts to it, and scripts send JSON there. */
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  /** The call of the contract that it makes, or its own name; rate limits are looked up by this name. */
  call: string | CallByField
  /** The access level of a call outside the contract; our server by default. */
  access?: Access
  /** The page to which a browser without scripts is redirected; it shows the result. */
  page?: FormPage
  /** The form's fields and their rules. */
  form?: Fields
  /** Messages by issue code. */
  words?: Readonly<Record<string, string>>
  /** The shop's success message; without it, the backend's. */
  said?: string
  guards?: readonly Guard[]
  /** Skipped guards, each with a reason. */
  without?: Partial<Record<Waivable, string>>
  /** Whether it bypasses the queue; by default, as its call does (lib/actions/open-calls.ts). */
  isOpen?: boolean
}

/** Returns the path of an action, for a form and for `fetch`. */
export const pathOf = ({ at }: Pick<Action, 'at'>): string => at.slice(at.indexOf('/'))
