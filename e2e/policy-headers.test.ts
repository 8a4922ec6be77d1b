import { hash } from 'node:crypto'
import { type APIResponse, expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { addressesOf, guests, isCached, isForAll, shared } from '#e2e/support/page-addresses.ts'
import { test } from '#e2e/support/test.ts'

const cached = addressesOf(shared).filter(isCached)

const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? ''

test.describe('the Content-Security-Policy', () => {
  for (const path of [...cached, '/no-such-page', '/kit']) {
    test(`${path}: has the hash of its one inline script, and allows no others`, async ({
      request,
    }) => {
      const response = await request.get(path)
      const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)]
      expect(scripts).toHaveLength(1)
      const hashes = scripts.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
      expect(policyOf(response)).toContain(`script-src 'self' ${hashes.join(' ')};`)
    })
  }

  for (const agent of ['Chrome-Lighthouse', 'bingbot', 'facebookexternalhit/1.1']) {
    test(`is the same for ${agent} as for shoppers, who share the cached page`, async ({
      request,
    }) => {
      const headers = { 'User-Agent': agent }
      // The page may be rendered again between the two requests, at most once a minute.
      await expect(async () => {
        const [bot, shopper] = [await request.get('/faq', { headers }), await request.get('/faq')]
        expect(bot.headers()['cache-control']).toMatch(/s-maxage/)
        expect(policyOf(bot)).toBe(policyOf(shopper))
      }).toPass()
    })
  }

  test('has a new nonce each time, never the one in the request', async ({ request }) => {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-mine'" }
    // A product that was not prerendered, and pages rendered on request.
    for (const path of ['/product/1013', '/cart', '/products?search=kemeja']) {
      const [first, second] = [await request.get(path, { headers }), await request.get(path)]
      expect(policyOf(first)).not.toContain('mine')
      if (policyOf(first).includes('nonce-')) expect(policyOf(first)).not.toBe(policyOf(second))
    }
  })

  for (const path of ['/api/session', '/api/no-such-call', '/account', '/robots.txt']) {
    test(`${path}: allows no inline scripts`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(policyOf(response)).toContain("script-src 'self';")
    })
  }

  test('of a picture runs nothing, and the picture is not sniffed as another type', async ({
    request,
  }) => {
    const html = await (await request.get('/product/1001')).text()
    const [resized = '', path] = /\/img\/[\d-]+\/([^" ]+)/.exec(html) ?? []
    for (const address of [resized, `/media/${path}`]) {
      const response = await request.get(address)
      expect(response.headers()['content-type']).toMatch(/^image\//)
      expect(policyOf(response)).toBe("default-src 'none'; sandbox")
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
    }
  })

  test('has a report address, which accepts reports and refuses anything else', async ({
    request,
  }) => {
    const report = {
      'document-uri': `${e2e.shopUrl}/`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    }
    const send = async (data: object) => (await request.post('/api/csp-report', { data })).status()
    expect(await send({ 'csp-report': report })).toBe(204)
    expect(await send({ hello: 'shop' })).toBe(400)
    expect((await request.get('/api/csp-report')).status()).toBe(405)
  })
})

test.describe('a foreign window that opened a page of the shop', () => {
  for (const path of addressesOf(shared, guests).filter((path) => !isForAll(path))) {
    test(`${path}: loses its handle on a page for one shopper`, async ({ request }) => {
      const { 'cross-origin-opener-policy': policy } = (await request.get(path)).headers()
      expect(policy).toBe('same-origin')
    })
  }

  for (const path of cached) {
    test(`${path}: needs no second browser process for a cached page`, async ({ request }) => {
      expect((await request.get(path)).headers()).not.toHaveProperty('cross-origin-opener-policy')
    })
  }
})
