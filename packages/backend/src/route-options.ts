import type { AttemptLimit } from '@etalase/backend-kit/account/attempt-limit.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { MailLimit } from '@etalase/backend-kit/mail/mail-limit.ts'
import type { PromoLimit } from '@etalase/backend-kit/promos/promo-limit.ts'
import type { Notifier } from '@etalase/backend-kit/sandbox/notifier.ts'

/** What each file of routes gets: `*-routes.ts` of a folder of `backend/`, whose default export registers them. */
export interface RouteOptions {
  context: Context
  /** Counts that several files share. */
  limits: { limitAttempts: AttemptLimit; limitMails: MailLimit; limitPromos: PromoLimit }
  /** The payment sandbox's notifier; null when a real provider is used. */
  notifier: Notifier | null
}
