import type { Access } from '@etalase/contract/endpoint.ts'
import type { Form } from '@etalase/contract/rules/field.ts'
import type { formPages } from '#lib/config/routes.ts'

/** A page that says what became of one of its forms (lib/session/flash.ts). */
type FormPage = (typeof formPages)[number]

/**
 * What may be done only under a condition.
 * - `device`: a browser that has no device id gets one, the same for all that it sends at once.
 * - `inTurn`: a product of a sale waits for its turn in the queue.
 * - `cartInTurn`: so does all that is bought.
 * - `tabTurn`: it may give the browser another device id, so with scripts all tabs take turns (lib/browser/with-tab-lock.ts).
 */
export type Guard = 'device' | 'inTurn' | 'cartInTurn' | 'tabTurn'

/**
 * What guards every action unless its row says why not.
 * - `ownPage`: it comes from one of our own pages. Reads change nothing, and have no such guard.
 * - `body`: it is read before anything else, and has at most 64 KiB.
 * - `limits`: those of its call (lib/gateway/limits.ts), by address.
 * - `owner`: its page was made for who is signed in.
 * - `namedOwner`: its page says for whom it was made. Those that are the same for everyone cannot; a device's calls need not.
 * - `session`: a customer's call needs one.
 */
type Waivable = 'ownPage' | 'body' | 'limits' | 'owner' | 'namedOwner' | 'session'

/** One of two calls: by whether a field is given. */
interface CallByField {
  field: string
  with: string
  without: string
}

/**
 * All that is true of a write of the shop, or of a read that it answers itself, besides what it does: that stands behind
 * `serve` (lib/gateway/serve.ts), since components of the browser import these rows.
 */
export interface Action<Fields extends Form = Form> {
  /** Method and path: a form without scripts posts to it, and scripts send JSON there. */
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  /** The call of the contract to which it leads, or a name of its own: its limits are those of this name. */
  call: string | CallByField
  /** Who makes a call that is not in the contract; our server, unless told otherwise. */
  access?: Access
  /** Where a browser without scripts lands, and reads what became of it. */
  page?: FormPage
  /** What is typed, and its rules. */
  form?: Fields
  /** What the shopper reads about a broken rule. */
  words?: Readonly<Record<string, string>>
  /** The shop's own words for a success; else those of the backend. */
  said?: string
  guards?: readonly Guard[]
  /** Guards that it does without, each with a reason. */
  without?: Partial<Record<Waivable, string>>
  /** Whether nobody waits for it in the queue; else as its call says (lib/actions/open-calls.ts). */
  isOpen?: boolean
}

/** The path of an action, for a form and for `fetch`. */
export const pathOf = ({ at }: Pick<Action, 'at'>): string => at.slice(at.indexOf('/'))
