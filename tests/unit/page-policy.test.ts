import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import { page, serve, setPageHeaders } from '#tests/support/buffered-server.ts'

describe("a page's Content-Security-Policy", () => {
  const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`
  const file = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>'
  const withScripts = `<html><body>${page}${push('a')}${file}${push('b')}</body></html>`

  const serveScripts = () =>
    serve((_, response) => {
      setPageHeaders(response)
      response.setHeader('Content-Security-Policy', "script-src 'self'")
      response.setHeader('Content-Length', Buffer.byteLength(withScripts))
      response.end(withScripts)
    })

  const policyOf = ({ headers }: { headers: IncomingHttpHeaders }) =>
    String(headers['content-security-policy'])

  test('allows exactly the one script that is sent', async () => {
    const request = await serveScripts()
    const response = await request()
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(response.body.toString()) ?? []
    expect(script).toContain('"/_next/static/chunks/a.js"')
    expect(response.body.toString()).not.toContain('__next_f')
    expect(policyOf(response)).toContain(
      `script-src 'self' 'sha256-${hash('sha256', script, 'base64')}';`,
    )
  })

  test('is the same in every encoding, from the cache, and with a 304', async () => {
    const request = await serveScripts()
    const first = await request()
    const policy = policyOf(first)
    expect(policy).toContain("'sha256-")
    for (const encoding of ['br', 'gzip', 'br', 'identity']) {
      expect(policyOf(await request({ 'accept-encoding': encoding }))).toBe(policy)
    }
    const unchanged = await request({ 'if-none-match': String(first.headers.etag) })
    expect([unchanged.status, policyOf(unchanged)]).toEqual([304, policy])
  })

  test('stays as the page has it when the page is rendered for one shopper', async () => {
    const request = await serve((_, response) => {
      setPageHeaders(response, 'private, no-store')
      response.setHeader('Content-Length', Buffer.byteLength(withScripts))
      response.setHeader('Content-Security-Policy', "script-src 'nonce-a'")
      response.end(withScripts)
    })
    const response = await request()
    expect([policyOf(response), response.body.toString()]).toEqual([
      "script-src 'nonce-a'",
      withScripts,
    ])
  })
})
