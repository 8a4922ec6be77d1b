import { readConfig } from '@etalase/backend-kit/config.ts'
import { readConfig as readAdapterConfig } from '@etalase/medusa/config.ts'
import { testNumberSettings } from '#tests/support/number-settings.ts'

const engine = {
  ENGINE_URL: 'http://localhost:9000',
  ENGINE_SECRET: 's'.repeat(16),
  ENGINE_ADMIN_KEY: 'sk_1',
}

testNumberSettings({
  files: ['packages/backend-kit/src/config.ts', 'packages/medusa/src/config.ts'],
  readers: [readConfig, (env) => readAdapterConfig({ ...engine, ...env })],
  base: { SIMULATE_FULFILMENT: '1' },
  known: ['PORT', 'BACKEND_PORT', 'PAYMENT_HOURS', 'PAYMENT_MINIMUM', 'UNPAID_PER_DEVICE'],
})
