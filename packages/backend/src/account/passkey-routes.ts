import { issueDeviceToken } from '@etalase/backend-kit/account/device-token.ts'
import { passkeyOptionsLimit } from '@etalase/backend-kit/account/passkey-options-limit.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import {
  addPasskey,
  customerOfPasskey,
  listPasskeys,
  registrationOptions,
  removePasskey,
  signInOptions,
} from '#account/passkeys.ts'
import { requirePassword } from '#account/profile-routes.ts'
import { issueToken } from '#account/token-repository.ts'
import { movePaidGuestOrders } from '#orders/move-guest-orders.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers sign-in by passkey, and the passkeys of an account. */
export default function passkeyRoutes(
  app: FastifyInstance,
  { context, limits: { limitAttempts } }: RouteOptions,
): void {
  const { db, now, orderLinkSecret, mailWorker } = context

  const limitOptions = passkeyOptionsLimit(app)

  registerEndpoint(app, 'POST auth/passkey-options', async (_, { request }) => {
    await limitOptions(request)
    return { options: await signInOptions(context) }
  })

  registerEndpoint(app, 'POST auth/passkey', async ({ credential }, { request }) => {
    await limitAttempts(request)
    const customer = await customerOfPasskey(context, credential)
    if (customer.emailConfirmedAt) await movePaidGuestOrders(db, customer)
    return {
      access_token: await issueToken(db, customer.id, now()),
      device_token: issueDeviceToken(orderLinkSecret, customer.email),
      email: customer.email,
    }
  })

  registerEndpoint(app, 'GET user/passkeys', async (_, { customer }) => ({
    passkeys: await listPasskeys(db, customer.id),
  }))

  registerEndpoint(app, 'POST user/passkey-options', async ({ password }, caller) => {
    const { customer, request } = caller
    await limitAttempts(request, customer.tokenHash)
    await requirePassword(db, customer.id, password)
    return { options: await registrationOptions(context, customer) }
  })

  registerEndpoint(app, 'POST user/passkey', async ({ credential, name }, caller) => {
    await limitAttempts(caller.request)
    const { defaultName, added } = messages().answers.passkeys
    await addPasskey(context, caller.customer, { credential, name: name || defaultName })
    mailWorker.deliver()
    return { message: added }
  })

  registerEndpoint(app, 'POST user/passkey-remove', async ({ id }, { customer }) => {
    const { gone, removed } = messages().answers.passkeys
    if (!(await removePasskey(db, customer.id, id))) throw notFound(gone)
    return { message: removed }
  })
}
