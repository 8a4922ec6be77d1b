import type { Context } from '@etalase/backend-kit/context.ts'
import { findLockedCustomer } from '@etalase/backend-kit/db/lock-rows.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { addresseeOf, confirmationDays, isTokenFor } from '#account/confirmation-token.ts'
import { setEmailConfirmed } from '#account/customer-repository.ts'
import { moveGuestOrders } from '#orders/move-guest-orders.ts'

const expired = () =>
  badRequest('LINK_EXPIRED', messages().answers.account.linkExpired(confirmationDays))

const used = () => badRequest('LINK_EXPIRED', messages().answers.account.linkUsed)

/**
 * Confirms the e-mail address that a token was mailed to, moves its guest orders to the account, and returns how many.
 * Throws LINK_EXPIRED (400) for a token that is forged, expired or used.
 */
export function confirmEmail(
  { db, orderLinkSecret: secret, now }: Context,
  token: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const id = addresseeOf(token)
    // The lock lets only one of two concurrent requests confirm.
    const customer = id === null ? undefined : await findLockedCustomer(tx, id)
    if (!customer || !isTokenFor(token, customer, { secret, now: now() })) throw expired()
    if (customer.emailConfirmedAt) throw used()
    await setEmailConfirmed(tx, customer.id, now())
    return moveGuestOrders(tx, customer)
  })
}
