import type { Actions } from '#shared/actions.ts'
import type { OwnMetric } from '#shared/own-metric.ts'
import type { Policies } from '#shared/policies.ts'
import type { QueueBrand, QueueWords } from '#shared/queue-look.ts'
import type { ReadQuery } from '#shared/read-query.ts'
import type { Route } from '#shared/route.ts'
import type { FrontSettings } from '#shared/settings.ts'

/** What the server is told of the app behind it. */
export interface SiteOptions {
  /** Every address that the app answers. */
  routes: readonly Route[]
  /** By route: how the query of a shared page is read whose query changes what it shows. */
  queries?: Readonly<Record<string, ReadQuery>>
  /** The one spelling of a decoded path of a route, as a path to which others are moved; null for a path that is spelt so. */
  canonicalPath?: (route: string, path: string) => string | null
  actions?: Partial<Actions>
  policies?: Partial<Policies>
}

/** What `createFront` needs. */
export interface FrontOptions extends SiteOptions {
  /** Those of `process.env` (packages/front/src/shared/settings.ts) unless the app has read them, with its own. */
  env?: FrontSettings
  /** The words of the queue, with their language as HTML names it, and whose queue it is: an app that has a queue needs both. */
  words?: QueueWords & { language: string }
  brand?: QueueBrand
  metrics?: readonly OwnMetric[]
  /** How often the app has found that its backend hangs: after that the queue lets nobody in for a while. */
  backendHangs?: () => number
}
