import type { AttemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import { issueDeviceToken } from '@etalase/backend-kit/account/device-token.ts'
import { passkeyOptionsLimit } from '@etalase/backend-kit/account/passkey-options-limit.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import {
  addOwnPasskey,
  customerOfPasskey,
  listPasskeys,
  registrationOptions,
  removePasskey,
  signInOptions,
} from '#account/passkeys.ts'
import { requirePassword } from '#account/profile-routes.ts'
import type { Adapter } from '#adapter.ts'
import { issueToken } from '#customer/session.ts'
import type { AnswerCall } from '#http/answer-call.ts'

/** Registers passkeys: sign-in by passkey, and the passkeys of an account. */
export function passkeyRoutes(
  app: FastifyInstance,
  answer: AnswerCall,
  { adapter, limit }: { adapter: Adapter; limit: AttemptLimit },
): void {
  const { secret, now } = adapter
  const limitOptions = passkeyOptionsLimit(app)

  answer('POST auth/passkey-options', async (_, { request }) => {
    await limitOptions(request)
    return { options: await signInOptions(adapter) }
  })

  answer('POST auth/passkey', async ({ credential }, { request }) => {
    await limit(request)
    const { id, email } = await customerOfPasskey(adapter, credential)
    return {
      access_token: issueToken(adapter, id, now()),
      device_token: issueDeviceToken(secret, email),
      email,
    }
  })

  answer('GET user/passkeys', async (_, { customer: { id } }) => ({
    passkeys: await listPasskeys(adapter, id),
  }))

  answer('POST user/passkey-options', async ({ password }, { customer, request }) => {
    await limit(request, customer.id)
    await requirePassword(adapter, customer.account, password)
    return { options: await registrationOptions(adapter, customer) }
  })

  answer('POST user/passkey', async ({ credential, name }, { customer, request }) => {
    await limit(request)
    const { defaultName, added } = messages().answers.passkeys
    await addOwnPasskey(adapter, customer, { credential, name: name || defaultName })
    return { message: added }
  })

  answer('POST user/passkey-remove', async ({ id }, { customer }) => {
    const { gone, removed } = messages().answers.passkeys
    if (!(await removePasskey(adapter, customer.id, id))) throw notFound(gone)
    return { message: removed }
  })
}
