import type { AttemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { consentSources } from '@etalase/contract/rules/constants.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { changePasswordForm } from '@etalase/contract/rules/forms.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import {
  type EngineCustomer,
  hasPassword,
  setPassword,
  updateCustomer,
} from '#customer/engine-customer.ts'
import { issueToken } from '#customer/session.ts'
import { EngineError } from '#engine/engine.ts'
import type { AnswerCall } from '#http/answer-call.ts'

const consentAnswer = z.object({
  consent: z
    .object({
      given_at: z.iso.datetime({ offset: true }),
      source: z.enum(consentSources).nullish().catch(null),
      wording: z.string().nullish(),
    })
    .nullish(),
})

/** Throws WRONG_PASSWORD unless it is the customer's password. */
export async function requirePassword(
  { engine }: Adapter,
  { email }: EngineCustomer,
  password: string,
): Promise<void> {
  if (await hasPassword(engine, email, password)) return
  throw badRequest('WRONG_PASSWORD', messages().answers.account.wrongPassword)
}

/** Changes the e-mail address of an account. Throws EMAIL_TAKEN. */
async function changeEmail({ engine }: Adapter, id: string, email: string): Promise<void> {
  await engine
    .own('POST', `/customers/${id}/email`, { answer: z.unknown(), body: { email } })
    .catch((error: unknown) => {
      if (error instanceof EngineError && error.reason === 'EMAIL_TAKEN')
        throw badRequest('EMAIL_TAKEN', messages().answers.account.emailTaken)
      throw error
    })
}

/** Deletes an account. Throws OPEN_ORDERS while an order is on its way, or a return isn't settled. */
async function deleteCustomer({ engine }: Adapter, id: string): Promise<void> {
  await engine
    .own('DELETE', `/customers/${id}`, { answer: z.unknown() })
    .catch((error: unknown) => {
      if (error instanceof EngineError && error.reason === 'OPEN_ORDERS')
        throw badRequest('OPEN_ORDERS', messages().answers.account.openOrders)
      throw error
    })
}

/** Registers a customer's profile, password and newsletter consent. */
export function profileRoutes(answer: AnswerCall, adapter: Adapter, limit: AttemptLimit): void {
  const { engine, now } = adapter
  const newsletter = (id: string) => `/customers/${id}/newsletter`

  answer('GET user/profile', async (_, { customer: { id, name, email, account } }) => {
    const { consent } = await engine.own('GET', newsletter(id), { answer: consentAnswer })
    return {
      profile: { name, email, gender: account.metadata.gender ?? 'FEMALE' },
      newsletter_subscription: Boolean(consent),
      newsletter_consent: consent
        ? {
            given_at: toWib(new Date(consent.given_at)),
            source: consent.source ?? null,
            wording: consent.wording ?? null,
          }
        : null,
      can_sign_out_everywhere: true,
      can_delete_account: true,
      needs_password_for_email: true,
    }
  })

  answer('POST user/profile', async (input, { customer, request }) => {
    const email = emailKey(input.email)
    const isNew = email !== customer.email
    if (isNew) {
      await limit(request, customer.id)
      await requirePassword(adapter, customer.account, input.password ?? '')
      await changeEmail(adapter, customer.id, email)
    }
    const { name, gender } = input
    // A password mailed to the old address no longer signs in.
    const voided = isNew && { adapter_mailed_password: null }
    await updateCustomer(engine, customer.account, { name, gender, ...voided })
    return { message: messages().answers.account.updated }
  })

  answer('POST user/change-password', async (input, { customer, request }) => {
    if (issuesOf(changePasswordForm, input).new_password_conf)
      throw badRequest('PASSWORD_MISMATCH', messages().answers.account.newPasswordMismatch)
    await limit(request, customer.id)
    if (!(await hasPassword(engine, customer.email, input.old_password)))
      throw badRequest('WRONG_PASSWORD', messages().answers.account.wrongOldPassword)
    await setPassword(engine, customer.id, input.new_password)
    const from = now()
    await updateCustomer(engine, customer.account, {
      adapter_mailed_password: null,
      adapter_sessions_from: from.getTime(),
      adapter_ended: [customer.sessionId],
    })
    const access_token = issueToken(adapter, customer.id, from)
    return { message: messages().answers.account.passwordChanged, access_token }
  })

  answer('POST user/delete-account', async ({ password }, { customer, request }) => {
    await limit(request, customer.id)
    await requirePassword(adapter, customer.account, password)
    await deleteCustomer(adapter, customer.id)
    return { message: messages().answers.account.deleted }
  })

  answer('POST user/newsletter/subscribe', async ({ source, wording }, { customer: { id } }) => {
    const body = { source, wording, language: requestLanguage() }
    await engine.own('PUT', newsletter(id), { answer: z.unknown(), body })
    return { message: messages().answers.account.subscribed }
  })

  answer('POST user/newsletter/unsubscribe', async (_, { customer: { id } }) => {
    await engine.own('DELETE', newsletter(id), { answer: z.unknown() })
    return { message: messages().answers.account.unsubscribed }
  })
}
