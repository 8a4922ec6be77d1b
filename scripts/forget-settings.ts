import { settingNames } from '#lib/config/env-schema.ts'
import { backendSettingNames } from '#scripts/embedded-backend.ts'

/** Settings for the tests themselves: the services they use, and the language of their texts. */
const ofTests = new Set(['DATABASE_URL', 'REDIS_URL', 'SHOP_LANGUAGE'])

/**
 * Removes the settings of a shop and its backend from an environment, except those for tests: test results must depend only on settings
 * made by the tests.
 */
export function forgetSettings(env: NodeJS.ProcessEnv): void {
  for (const name of [...settingNames, ...backendSettingNames])
    if (!ofTests.has(name)) delete env[name]
}
