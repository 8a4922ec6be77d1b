import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { askForHeaders } from '@etalase/testkit/test-server.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { GateShop, sendEmptyDocument, sendPage } from '#tests/support/gate-shop.ts'

const part = '<p>Kemeja linen</p>'.repeat(100)

const keepBusy = () =>
  vi
    .spyOn(performance, 'eventLoopUtilization')
    .mockReturnValue({ idle: 0, active: 0, utilization: 1 })

/** Starts a page for one shopper; the test ends it. */
function startPage(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.write(part)
}

/** Opens a shop whose pages for one shopper start immediately and end when the test says so. */
async function openStreaming() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const shop = await GateShop.open(async ({ url = '' }, response) => {
    if (url.startsWith('/failure/')) return sendPage(response, 'failure')
    startPage(response)
    await ended
    response.end(part)
  })
  return { shop, end }
}

describe('a personal page', () => {
  test('is sent as it is rendered, with its own policy, and never cached', async () => {
    const policy = "script-src 'nonce-a'"
    const shop = await GateShop.open((_, response) => {
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Set-Cookie', ['a=1', 'b=2'])
      startPage(response)
      response.end('<script nonce="a">self.__next_f.push([1,"a"])</script>')
    })
    const answer = await shop.ask('/cart', { headers: { 'accept-encoding': 'br' } })
    expect(answer.text).toBe(`${part}<script nonce="a">self.__next_f.push([1,"a"])</script>`)
    expect(answer.headers).toMatchObject({
      'content-security-policy': policy,
      'set-cookie': ['a=1', 'b=2'],
      'cache-control': 'private, no-cache, no-store, max-age=0',
      'content-encoding': 'br',
    })
    expect(answer.headers.etag).toBeUndefined()
  })

  test('is rendered for each request', async () => {
    let count = 0
    const shop = await GateShop.open((_, response) =>
      sendPage(response, `visit ${++count}`, 'private'),
    )
    const texts = [await shop.ask('/cart'), await shop.ask('/cart')].map((answer) => answer.text)
    expect(texts[0]).toContain('visit 1')
    expect(texts[1]).toContain('visit 2')
  })

  test('is sent without its scripts where it serves browsers that run no scripts', async () => {
    const shop = await GateShop.open((_, response) => {
      startPage(response)
      response.end('<script nonce="a">self.__next_f.push([1,"a"])</script><p>Batik</p>')
    })
    const answer = await shop.ask('/checkout/steps', { headers: { 'accept-encoding': 'br' } })
    expect(answer.text).toBe(`${part}<p>Batik</p>`)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br' })
  })

  test('redirects browsers without scripts by its HTML head, and drops the internal header', async () => {
    const shop = await GateShop.open((_, response) => {
      response.setHeader('x-plain-page', '/checkout/steps?a=1&b="2"')
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.write('<html><head><title>Checkout</title></head><body>')
      response.end('<p></head></p></body></html>')
    })
    const answer = await shop.ask('/payment/response')
    const refresh =
      '<noscript><meta http-equiv="refresh" content="0; url=/checkout/steps?a=1&amp;b=&quot;2&quot;"></noscript>'
    expect(answer.text).toBe(
      `<html><head>${refresh}<title>Checkout</title></head><body><p></head></p></body></html>`,
    )
    expect(answer.headers['x-plain-page']).toBeUndefined()
  })

  test('shows its first part while the rest is rendered', async () => {
    const { shop, end } = await openStreaming()
    const response = await askForHeaders(shop.port, '/cart')
    const [first] = await once(response, 'data')
    expect(String(first)).toBe(part)
    end()
    expect(await text(response)).toBe(part)
  })

  test('holds its slot until Next is done with it, not until a slow client has read it', async () => {
    keepBusy()
    const shop = await GateShop.open((_, response) => {
      startPage(response)
      response.end(Buffer.alloc(500_000))
    })
    const slow = await Promise.all(
      Array.from({ length: 4 }, () => askForHeaders(shop.port, '/cart')),
    )
    for (const response of slow) response.pause()
    expect((await shop.ask('/cart')).status).toBe(200)
    for (const response of slow) response.destroy()
  })

  test('requested with HEAD frees its slot when Next is done', async () => {
    keepBusy()
    const shop = await GateShop.open(async (_, response) => {
      startPage(response)
      // Like Next, waits for a slow reader.
      for (let chunk = 0; chunk < 20; chunk++) {
        if (response.destroyed || response.write(Buffer.alloc(16_000))) continue
        await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      response.end()
    })
    for (let count = 0; count < 6; count++) {
      const { status, text: sent } = await shop.ask('/cart', { method: 'HEAD' })
      expect([status, sent]).toEqual([200, ''])
    }
    expect((await shop.ask('/cart')).status).toBe(200)
  })
})

describe("Next's empty document", () => {
  test.each([
    [404, '/account/orders/1', 404, 'missing'],
    [500, '/products?search=a', 503, 'list'],
    [500, '/cart', 503, 'down'],
    [200, '/cart', 503, 'down'],
  ])('with status %i at %s becomes a page with %i: %s', async (status, path, sent, name) => {
    const shop = await GateShop.open(({ url = '' }, response) =>
      url.startsWith('/failure/') ? sendPage(response, url) : sendEmptyDocument(response, status),
    )
    const answer = await shop.ask(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([sent, 'no-store'])
    expect(answer.text).toContain(`/failure/${name}`)
    expect(answer.headers['retry-after']).toBe(sent === 503 ? '30' : undefined)
  })

  test('is also replaced when it comes in a stream, after an empty chunk', async () => {
    const shop = await GateShop.open(({ url = '' }, response) => {
      if (url.startsWith('/failure/')) return sendPage(response, url)
      response.setHeader('Content-Type', 'text/html')
      response.flushHeaders()
      response.write('')
      response.write('<!DOCTYPE html><html id="__next_error__"><body></body></html>')
      response.end('more')
    })
    const answer = await shop.ask('/cart')
    expect([answer.status, answer.text.includes('more')]).toEqual([503, false])
  })

  test('differs from a page with an error status and content, which is kept', async () => {
    const shop = await GateShop.open((_, response) => {
      response.statusCode = 404
      response.setHeader('Content-Type', 'text/html')
      response.end('<h1>mine</h1>')
    })
    const answer = await shop.ask('/cart')
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([
      404,
      '<h1>mine</h1>',
      'no-store',
    ])
  })

  test('stays empty for a response without content, such as a redirect', async () => {
    const shop = await GateShop.open((_, response) => {
      response.writeHead(307, { Location: '/sign-in' }).end()
    })
    const answer = await shop.ask('/account')
    expect([answer.status, answer.headers.location, answer.text]).toEqual([307, '/sign-in', ''])
  })
})

describe('a client that leaves', () => {
  test('before its page has started keeps its slot while Next continues: no more renders run', async () => {
    keepBusy()
    const shop = await GateShop.open()
    const release = shop.hold()
    let [arrived, left] = [0, 0]
    shop.count = (_, response) => {
      arrived++
      response.once('close', () => left++)
    }
    for (let count = 1; count <= 12; count++) {
      const leaving = new AbortController()
      const asked = shop.ask('/cart', { signal: leaving.signal })
      await expect.poll(() => arrived).toBe(count)
      leaving.abort()
      await expect(asked).rejects.toThrow()
      await expect.poll(() => left).toBe(count)
    }
    const most = shop.running
    release()
    expect((await shop.ask('/cart')).status).toBe(200)
    expect(most).toBeLessThanOrEqual(4)
  })

  test('while its page is sent leaves no log line or rejection, and keeps its slot until Next ends', async () => {
    keepBusy()
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    onTestFinished(() => void process.off('unhandledRejection', rejected))
    const { shop, end } = await openStreaming()
    await shop.prepare()
    for (let count = 0; count < 4; count++) {
      const response = await askForHeaders(shop.port, '/cart')
      await once(response, 'data')
      response.destroy()
    }
    const next = shop.ask('/cart?next')
    await sleep(100)
    expect(shop.asked).not.toContain('/cart?next')
    end()
    expect((await next).status).toBe(200)
    expect(console.error).not.toHaveBeenCalled()
    expect(rejected).not.toHaveBeenCalled()
  })

  test('while it waits for a slot causes no work in Next', async () => {
    keepBusy()
    const { shop, end } = await openStreaming()
    const running = Array.from({ length: 4 }, () => shop.ask('/cart'))
    await expect.poll(() => shop.running).toBe(4)
    const leaving = new AbortController()
    const left = shop.ask('/cart?left', { signal: leaving.signal })
    await sleep(50)
    leaving.abort()
    await expect(left).rejects.toThrow()
    await sleep(50)
    end()
    await Promise.all(running)
    expect(shop.asked).not.toContain('/cart?left')
  })

  test('while it sends a body leaves no log line', async () => {
    const failures: unknown[] = []
    const shop = await GateShop.open(async (request) => {
      await text(request).catch((error: unknown) => {
        failures.push(error)
        throw error
      })
    })
    const leaving = new AbortController()
    const headers = { 'content-length': '100' }
    const asked = shop.ask('/api/cart', {
      method: 'POST',
      body: 'half',
      headers,
      signal: leaving.signal,
    })
    await expect.poll(() => shop.running).toBe(1)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await expect.poll(() => failures).toHaveLength(1)
    await expect.poll(() => shop.running).toBe(0)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('when Next breaks off', () => {
  const broken = () => {
    throw new Error('The render broke off.')
  }

  test.each([
    ['/api/cart', 500],
    ['/cart', 500],
    ['/faq', 503],
  ])('%s is answered with %i, uncached, and logged once', async (path, status) => {
    const log = vi.mocked(console.error).mockImplementation(() => {})
    const shop = await GateShop.open(({ url = '' }, response) =>
      url.startsWith('/failure/') ? sendPage(response, url) : broken(),
    )
    const answer = await shop.ask(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store'])
    expect(log).toHaveBeenCalledOnce()
    log.mockClear()
  })

  test.each(['/cart', '/feeds/google.xml'])(
    'in the middle of %s, the partial answer never looks complete',
    async (path) => {
      const log = vi.mocked(console.error).mockImplementation(() => {})
      const shop = await GateShop.open(async (_, response) => {
        startPage(response)
        // Waits until the part has been sent.
        await new Promise<void>((resolve) => response.write(part, () => resolve()))
        broken()
      })
      await expect(shop.ask(path)).rejects.toThrow()
      log.mockClear()
    },
  )
})
