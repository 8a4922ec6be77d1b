import type { SiteOptions } from '@etalase/front/shared/front-options.ts'
import { canonicalPath } from '#lib/config/canonical-path.ts'
import type { ShopEnv } from '#lib/config/env-schema.ts'
import { routes } from '#lib/config/routes.ts'
import { frontActions } from '#lib/front/actions.ts'
import { readCheckoutPage } from '#lib/front/checkout-page.ts'
import { readHomePage } from '#lib/front/home-pages.ts'
import { readListPage } from '#lib/front/list-pages.ts'
import { frontPolicies } from '#lib/front/policies.ts'

/** Returns the shop's description for the server in front of it. */
export const shopSite = (env: ShopEnv): SiteOptions => ({
  routes,
  queries: { '/': readHomePage, '/products': readListPage, '/checkout': readCheckoutPage },
  canonicalPath,
  actions: frontActions,
  policies: frontPolicies(env),
})
