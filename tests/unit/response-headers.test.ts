import { beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllEnvs()
})

/** Returns all headers that the configuration sets, by name. */
async function headersWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { default: config } = await import('#next.config.ts')
  const rules = (await config.headers?.()) ?? []
  return new Map(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

const https = { SHOP_URL: 'https://shop.example' }

describe('Strict-Transport-Security', () => {
  test('is sent for a year when the shop is served over TLS', async () => {
    expect((await headersWith(https)).get('Strict-Transport-Security')).toBe('max-age=31536000')
  })

  test.each(['', 'http://shop.example'])('is not sent when the address is %j', async (SHOP_URL) => {
    expect((await headersWith({ SHOP_URL })).has('Strict-Transport-Security')).toBe(false)
  })
})

describe('the policy of an answer without its own policy', () => {
  const production = { NODE_ENV: 'production' }

  test("allows no inline script, and no other site's forms, frames and bases", async () => {
    const policy = (await headersWith(production)).get('Content-Security-Policy')
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
  })

  test('reports to the shop, in the format that all browsers know', async () => {
    const policy = (await headersWith(production)).get('Content-Security-Policy')
    expect(policy?.split('; ')).toContain('report-uri /api/csp-report')
  })

  test('allows pictures of the configured origins, and nothing else from them', async () => {
    const media = { ...production, MEDIA_ORIGINS: 'https://cdn.example' }
    const policy = (await headersWith(media)).get('Content-Security-Policy') ?? ''
    expect(policy.match(/[\w-]+ [^;]*cdn\.example/g)).toEqual([
      "img-src 'self' data: https://cdn.example",
    ])
  })

  test('allows pictures of a resizing service, and nothing else from it', async () => {
    const service = { ...production, PICTURE_URL: 'https://cdn.example/{width}/{path}' }
    const policy = (await headersWith(service)).get('Content-Security-Policy') ?? ''
    expect(policy.match(/[\w-]+ [^;]*cdn\.example/g)).toEqual([
      "img-src 'self' data: https://cdn.example",
    ])
  })

  test('is not sent in development, where the framework needs more', async () => {
    expect((await headersWith({ NODE_ENV: 'development' })).has('Content-Security-Policy')).toBe(
      false,
    )
  })
})
