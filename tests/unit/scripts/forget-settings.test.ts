import { expect, test } from 'vitest'
import { forgetSettings } from '#scripts/forget-settings.ts'

test('tests inherit no settings of a shop or backend, only test services and other variables', () => {
  const services = { DATABASE_URL: 'postgres://db.test/tests', REDIS_URL: 'redis://cache.test' }
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: '/bin',
    ...services,
    BACKEND_PORT: '5101',
    SHOP_URL: 'https://shop.test',
    PAYMENT_PROVIDER: 'midtrans',
    STAFF_TOKEN: 'a token',
  }
  forgetSettings(env)
  expect(env).toEqual({ NODE_ENV: 'test', PATH: '/bin', ...services })
})

test('no test here has a setting of the shell that started it', () => {
  expect(process.env.BACKEND_PORT).toBeUndefined()
  expect(process.env.API_BASE_URL).toBeUndefined()
})
