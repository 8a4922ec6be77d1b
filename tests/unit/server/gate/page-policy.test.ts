import { hash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { GateShop } from '#tests/support/gate-shop.ts'

type Sent = Awaited<ReturnType<GateShop['ask']>>

const policyOf = ({ headers }: Sent) => String(headers['content-security-policy'])

test('the policy of a shared page allows exactly the one script that is sent', async () => {
  const shop = await GateShop.open()
  const answer = await shop.ask('/faq')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(answer.text) ?? []
  expect(script).not.toBe('')
  expect(answer.text).toContain('data-files="/_next/static/chunks/a.js"')
  expect(answer.text).not.toContain('__next_f')
  const allowed = `script-src 'self' 'sha256-${hash('sha256', script, 'base64')}';`
  expect(policyOf(answer)).toContain(allowed)
})

test('the policy is the same in every encoding, for each visitor, and with a 304', async () => {
  const shop = await GateShop.open()
  const first = await shop.ask('/faq')
  for (const encoding of ['br', 'gzip', 'br', 'identity']) {
    const again = await shop.ask('/faq', { headers: { 'accept-encoding': encoding } })
    expect([policyOf(again), again.text]).toEqual([policyOf(first), first.text])
  }
  const known = { 'if-none-match': String(first.headers.etag) }
  const unchanged = await shop.ask('/faq', { headers: known })
  expect([unchanged.status, policyOf(unchanged)]).toEqual([304, policyOf(first)])
})

test('the policy of a page with an unknown structure allows its own scripts, which is logged once', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {})
  const shop = await GateShop.open((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Cache-Control', 's-maxage=30')
    response.end('<!DOCTYPE html><html><body><script>newNext()</script></body></html>')
  })
  for (const path of ['/collections/a', '/collections/b']) {
    const answer = await shop.ask(path)
    expect(answer.text).toContain('<script>newNext()</script>')
    expect(policyOf(answer)).toContain(hash('sha256', 'newNext()', 'base64'))
  }
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})

test('the policy of a failure page allows its script, whichever page has failed', async () => {
  const shop = await GateShop.open()
  const answers = [await shop.ask('/no-such-page'), await shop.ask('/product/x/y')]
  for (const answer of answers) {
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(answer.text) ?? []
    expect(answer.status).toBe(404)
    expect(policyOf(answer)).toContain(hash('sha256', script, 'base64'))
  }
})

test('data for the router has no policy, and is sent unchanged', async () => {
  const shop = await GateShop.open((_, response) => {
    response.setHeader('Content-Type', 'text/x-component')
    response.setHeader('Cache-Control', 's-maxage=60')
    response.end('0:["<script>1</script>"]')
  })
  const answer = await shop.ask('/faq?_rsc=', { headers: { rsc: '1' } })
  expect([answer.text, answer.headers['content-security-policy']]).toEqual([
    '0:["<script>1</script>"]',
    undefined,
  ])
})

test("a page has no headers that only data needs, and keeps its app's headers", async () => {
  const shop = await GateShop.open(({ headers }, response) => {
    response.setHeader('Content-Type', headers.rsc ? 'text/x-component' : 'text/html')
    response.setHeader('Cache-Control', 's-maxage=30')
    response.setHeader('Link', '</llms.txt>; rel=alternate')
    response.setHeader('X-Nextjs-Stale-Time', '60')
    response.end('<!DOCTYPE html><html><body><p>Linen</p></body></html>')
  })
  const page = await shop.ask('/faq')
  expect(page.headers.link).toBe('</llms.txt>; rel=alternate')
  expect(page.headers).not.toHaveProperty('x-nextjs-stale-time')
  const data = await shop.ask('/faq?_rsc=', { headers: { rsc: '1' } })
  expect(data.headers).toMatchObject({ 'x-nextjs-stale-time': '60' })
})
