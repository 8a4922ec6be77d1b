import type { Actions } from '#shared/actions.ts'
import type { OwnMetric } from '#shared/own-metric.ts'
import type { Policies } from '#shared/policies.ts'
import type { QueueBrand, QueueWords } from '#shared/queue-look.ts'
import type { ReadQuery } from '#shared/read-query.ts'
import type { Route } from '#shared/route.ts'
import type { FrontSettings } from '#shared/settings.ts'

/** The description of the app behind the server. */
export interface SiteOptions {
  /** Every address that the app answers. */
  routes: readonly Route[]
  /** By route: reads the query of a shared page whose query changes its content. */
  queries?: Readonly<Record<string, ReadQuery>>
  /** Returns the canonical spelling of a route's decoded path, to which others redirect; null for a path that is canonical. */
  canonicalPath?: (route: string, path: string) => string | null
  actions?: Partial<Actions>
  policies?: Partial<Policies>
}

/** Options of `createFront`. */
export interface FrontOptions extends SiteOptions {
  /** Defaults to the settings of `process.env` (packages/front/src/shared/settings.ts). An app that reads its own settings passes them. */
  env?: FrontSettings
  /** The queue's words with their HTML language, and its brand: an app that has a queue needs both. */
  words?: QueueWords & { language: string }
  brand?: QueueBrand
  metrics?: readonly OwnMetric[]
  /** Returns how often the app found its backend hanging. After that the queue admits nobody for a while. */
  backendHangs?: () => number
}
