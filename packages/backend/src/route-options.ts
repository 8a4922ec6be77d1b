import type { AttemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { MailLimit } from '@etalase/backend-kit/mail/mail-limit.ts'
import type { PromoLimit } from '@etalase/backend-kit/promos/promo-limit.ts'
import type { Notifier } from '@etalase/backend-kit/sandbox/notifier.ts'

/** Options for each `*-routes.ts` in a folder of `backend/`, whose default export registers its routes. */
export interface RouteOptions {
  context: Context
  /** Counters shared by several route files. */
  limits: { limitAttempts: AttemptLimit; limitMails: MailLimit; limitPromos: PromoLimit }
  /** The payment sandbox's notifier, or null with a real provider. */
  notifier: Notifier | null
}
