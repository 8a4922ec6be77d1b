import * as account from '#lib/actions/account-actions.ts'
import type { Action } from '#lib/actions/action.ts'
import * as address from '#lib/actions/address-actions.ts'
import * as cart from '#lib/actions/cart-actions.ts'
import { checkoutSteps, drafts } from '#lib/actions/checkout-actions.ts'
import * as entry from '#lib/actions/entry-actions.ts'
import * as order from '#lib/actions/order-actions.ts'
import * as reads from '#lib/actions/own-reads.ts'
import * as product from '#lib/actions/product-actions.ts'
import * as reports from '#lib/actions/reports.ts'
import * as signOut from '#lib/actions/sign-out-actions.ts'

const table = [
  ...Object.values(account),
  ...Object.values(address),
  ...Object.values(entry),
  ...Object.values(signOut),
  ...Object.values(cart),
  ...Object.values(order),
  ...Object.values(product),
  ...Object.values(checkoutSteps),
  ...Object.values(drafts),
  ...Object.values(reads),
  ...Object.values(reports),
] as const

/** The method and path of each action. */
export type ActionAt = (typeof table)[number]['at']

/** Every write of the shop, and every read it answers itself. Rows for contract calls are derived (find-action.ts). */
export const actions: readonly (Action & { at: ActionAt })[] = table
