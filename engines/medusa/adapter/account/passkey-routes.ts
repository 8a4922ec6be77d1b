import type { FastifyInstance } from 'fastify'
import type { AttemptLimit } from '#backend/account/attempt-limit.ts'
import { issueDeviceToken } from '#backend/account/device-token.ts'
import { passkeyOptionsLimit } from '#backend/account/passkey-options-limit.ts'
import { notFound } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import {
  addOwnPasskey,
  customerOfPasskey,
  listPasskeys,
  registrationOptions,
  removePasskey,
  signInOptions,
} from '#engines/medusa/adapter/account/passkeys.ts'
import { requirePassword } from '#engines/medusa/adapter/account/profile-routes.ts'
import { issueToken } from '#engines/medusa/adapter/account/session.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import type { AnswerCall } from '#engines/medusa/adapter/http/answer-call.ts'

/** Passkeys beside the password: sign-in, and those of an account. */
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
