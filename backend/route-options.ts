import type { AttemptLimit } from '#backend/account/attempt-limit.ts'
import type { Context } from '#backend/context.ts'
import type { MailLimit } from '#backend/mail/mail-limit.ts'
import type { PromoLimit } from '#backend/promos/promo-limit.ts'
import type { Notifier } from '#backend/sandbox/notifier.ts'

/** What each file of routes gets: `*-routes.ts` of a folder of `backend/`, whose default export registers them. */
export interface RouteOptions {
  context: Context
  /** Counts that several files share. */
  limits: { limitAttempts: AttemptLimit; limitMails: MailLimit; limitPromos: PromoLimit }
  /** The payment sandbox's notifier; null when a real provider is used. */
  notifier: Notifier | null
}
