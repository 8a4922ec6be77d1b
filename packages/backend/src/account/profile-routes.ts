import { hashPassword, isPassword } from '@etalase/backend-kit/account/password.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { changePasswordForm } from '@etalase/contract/rules/forms.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { FastifyInstance } from 'fastify'
import { getCustomer, setPassword, updateProfile } from '#account/customer-repository.ts'
import { deleteAccount } from '#account/delete-account.ts'
import { consentOf, subscribe, unsubscribe } from '#account/newsletter-consents.ts'
import { issueToken, revokeTokens } from '#account/token-repository.ts'
import type { RouteOptions } from '#route-options.ts'

/** Verifies a customer's password. Throws WRONG_PASSWORD (400). */
export async function requirePassword(
  db: Database,
  customerId: number,
  password: string,
): Promise<void> {
  const { passwordHash } = await getCustomer(db, customerId)
  if (await isPassword(password, passwordHash)) return
  throw badRequest('WRONG_PASSWORD', messages().answers.account.wrongPassword)
}

/** Registers a customer's subscription to the newsletter. */
function newsletterRoutes(app: FastifyInstance, { context: { db, now } }: RouteOptions): void {
  registerEndpoint(app, 'POST user/newsletter/subscribe', async (consent, { customer }) => {
    await subscribe(db, customer.id, { ...consent, now: now() })
    return { message: messages().answers.account.subscribed }
  })

  registerEndpoint(app, 'POST user/newsletter/unsubscribe', async (_, { customer }) => {
    await unsubscribe(db, customer.id, now())
    return { message: messages().answers.account.unsubscribed }
  })
}

/** Registers a customer's profile, password and newsletter subscription, and the deletion of the account. */
export default function profileRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { db, now, mailWorker } = options.context
  const { limitAttempts: limit, limitMails } = options.limits
  newsletterRoutes(app, options)

  registerEndpoint(app, 'GET user/profile', async (_, { customer }) => {
    const { name, email, gender, isSubscribed, emailConfirmedAt } = await getCustomer(
      db,
      customer.id,
    )
    const consent = await consentOf(db, customer.id)
    return {
      profile: { name, email, gender },
      newsletter_subscription: isSubscribed,
      newsletter_consent: consent && {
        given_at: toWib(consent.givenAt),
        source: consent.source,
        wording: consent.wording,
      },
      can_sign_out_everywhere: true,
      can_delete_account: true,
      needs_password_for_email: true,
      is_email_confirmed: emailConfirmedAt !== null,
    }
  })

  registerEndpoint(
    app,
    'POST user/profile',
    async ({ name, gender, email, password }, { customer, request }) => {
      const newEmail = emailKey(email) === customer.email ? null : emailKey(email)
      if (newEmail) {
        // Limited: the response reveals whether an address has an account, and whether a password is right.
        await limit(request, customer.tokenHash)
        await requirePassword(db, customer.id, password ?? '')
      }
      if (!(await updateProfile(db, customer.id, { name, gender, email }))) {
        throw badRequest('EMAIL_TAKEN', messages().answers.account.emailTaken)
      }
      if (newEmail)
        await queueAccountMail(db, { kind: 'EMAIL_CHANGED', email: customer.email }, now())
      if (newEmail && (await limitMails(request, { kind: 'CONFIRM_EMAIL', to: newEmail })) === 0)
        await queueAccountMail(db, { kind: 'CONFIRM_EMAIL', email: newEmail }, now())
      if (newEmail) mailWorker.deliver()
      return { message: messages().answers.account.updated }
    },
  )

  registerEndpoint(app, 'POST user/delete-account', async ({ password }, { customer, request }) => {
    await limit(request, customer.tokenHash)
    await requirePassword(db, customer.id, password)
    await deleteAccount(db, customer.id, now())
    return { message: messages().answers.account.deleted }
  })

  registerEndpoint(app, 'POST user/change-password', async (input, { customer, request }) => {
    if (issuesOf(changePasswordForm, input).new_password_conf) {
      throw badRequest('PASSWORD_MISMATCH', messages().answers.account.newPasswordMismatch)
    }
    await limit(request, customer.tokenHash)
    const { passwordHash } = await getCustomer(db, customer.id)
    if (!(await isPassword(input.old_password, passwordHash))) {
      throw badRequest('WRONG_PASSWORD', messages().answers.account.wrongOldPassword)
    }
    const newHash = await hashPassword(input.new_password)
    const access_token = await db.transaction(async (tx) => {
      await setPassword(tx, customer.id, newHash)
      await revokeTokens(tx, customer.id)
      return issueToken(tx, customer.id, now())
    })
    return { message: messages().answers.account.passwordChanged, access_token }
  })
}
