import { type Actions, plainActions } from '#shared/actions.ts'
import type { SiteOptions } from '#shared/front-options.ts'
import { type Policies, plainPolicies } from '#shared/policies.ts'
import type { ReadQuery } from '#shared/read-query.ts'
import type { Route } from '#shared/route.ts'
import { markdownTwins, routeFinder } from '#shared/route-table.ts'

/** The app behind the server, as all parts of the server see it. */
export interface Site {
  routes: readonly Route[]
  /** Returns the route of a decoded path; undefined when no route matches. */
  findRoute: (path: string) => Route | undefined
  /** Returns the label of a path in metrics. */
  labelOf: (path: string) => string
  markdownPath: (address: string) => string | null
  canonicalPath: (route: string, path: string) => string | null
  /** Returns the query reader of a route; undefined for a page without a query. */
  queryOf: (route: string) => ReadQuery | undefined
  /** Returns the route that answers for unknown paths below it; undefined for any other path. */
  hiding: (path: string) => string | undefined
  actions: Actions
  policies: Policies
}

/** Assembles the description of an app, once. */
export function openSite(options: SiteOptions): Site {
  const { routes, queries = {}, canonicalPath = () => null } = options
  const findRoute = routeFinder(routes)
  const queried: ReadonlyMap<string, ReadQuery> = new Map(Object.entries(queries))
  const hidden = routes.flatMap(({ path, hidesBelow }) => (hidesBelow ? [path] : []))
  return {
    routes,
    findRoute,
    labelOf: (path) => findRoute(path)?.path ?? 'other',
    ...markdownTwins(routes, findRoute),
    canonicalPath,
    queryOf: (route) => queried.get(route),
    hiding: (path) => hidden.find((folder) => path.startsWith(`${folder}/`)),
    actions: { ...plainActions, ...options.actions },
    policies: { ...plainPolicies, ...options.policies },
  }
}
