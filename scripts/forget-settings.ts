import { settingNames } from '#lib/config/env-schema.ts'
import { backendSettingNames } from '#scripts/embedded-backend.ts'

/** What the tests themselves are told: the services they use, and the language of their texts. */
const ofTests = new Set(['DATABASE_URL', 'REDIS_URL', 'SHOP_LANGUAGE'])

/**
 * Removes the settings of a shop and its backend from an environment, but for those of tests: tests promise what a shop
 * does with the settings that they give, wherever they run.
 */
export function forgetSettings(env: NodeJS.ProcessEnv): void {
  for (const name of [...settingNames, ...backendSettingNames])
    if (!ofTests.has(name)) delete env[name]
}
