import type { Policies } from '@etalase/front/shared/policies.ts'
import { contentPolicy, mediaPolicy } from '#lib/config/content-policy.ts'
import type { ShopEnv } from '#lib/config/env-schema.ts'

/** Content-Security-Policies of shared pages. A page without scripts needs other origins only for pictures. */
export const frontPolicies = ({
  pictureOrigins,
  analyticsOrigins,
}: Pick<ShopEnv, 'pictureOrigins' | 'analyticsOrigins'>): Policies => ({
  page: (scripts) =>
    scripts === null
      ? contentPolicy({ pictureOrigins })
      : contentPolicy({ scripts, pictureOrigins, ...analyticsOrigins }),
  picture: mediaPolicy,
})
