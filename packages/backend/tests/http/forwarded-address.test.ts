import { readConfig } from '@etalase/backend-kit/config.ts'
import { expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'

const backend = await sharedBackend()

/** Returns the address that a backend with TRUSTED_PROXIES attributes to a sender's request. */
async function addressOf(trusted: string, sender: string, forwarded: string): Promise<string> {
  const { context, notifier } = backend
  const { trustsProxy } = readConfig({ TRUSTED_PROXIES: trusted })
  const app = await buildApp(context, {
    logLevel: 'silent',
    trustsProxy,
    notifier,
    readsAtOnce: 4,
  })
  app.get('/address', async (request) => ({ address: request.ip }))
  const response = await app.inject({
    url: '/address',
    remoteAddress: sender,
    headers: { 'x-forwarded-for': forwarded },
  })
  return response.json().address
}

test.each([
  ['', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['', '10.0.0.9', '203.0.113.7', '10.0.0.9'],
  ['', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
  ['10.0.0.0/8', '10.0.0.9', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '198.51.100.4', '203.0.113.7', '198.51.100.4'],
  ['1', '198.51.100.4', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.4', '203.0.113.7:4711', '203.0.113.7'],
  ['1', '198.51.100.4', '[2001:db8::7]:4711', '2001:db8::7'],
])(
  'with TRUSTED_PROXIES %j, a call from %s forwarded for %s counts for %s',
  async (trusted, sender, forwarded, counted) => {
    expect(await addressOf(trusted, sender, forwarded)).toBe(counted)
  },
)
