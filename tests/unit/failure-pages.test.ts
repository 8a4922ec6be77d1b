import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bufferResponse } from '#server/buffer-responses.ts'

const empty = '<!DOCTYPE html><html id="__next_error__"><body></body></html>'
const policy = "script-src 'self' 'sha256-abc'"

/** The failure pages that the shop was asked for. */
let asked: string[] = []
let failurePages: typeof import('#server/failure-pages.ts')
beforeEach(async () => {
  asked = []
  // Pages of the last seconds are kept in the module.
  vi.resetModules()
  failurePages = await import('#server/failure-pages.ts')
})

const sendPage = (response: ServerResponse, html: string) =>
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)

/** A shop whose Next answers as given; gives a function that requests a path. */
async function openShop(render: RequestListener, hasFailurePages = true) {
  const server = createServer((request, response) => {
    const { port } = Object(server.address())
    const { url = '' } = request
    bufferResponse(request, response, null)
    failurePages.sendFailurePages(request, response, port)
    if (!url.startsWith('/failure/')) return render(request, response)
    asked.push(url)
    if (!hasFailurePages) response.statusCode = 500
    response.setHeader('Content-Security-Policy', policy)
    sendPage(response, `<h1>${url}</h1>`)
  }).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = Object(server.address())
  return (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
    })
}

const failed =
  (status: number): RequestListener =>
  (_, response) => {
    response.statusCode = status
    response.setHeader('ETag', '"of the empty document"')
    sendPage(response, empty)
  }

test.each([
  [404, '/product/9', 404, 'missing'],
  [500, '/product/9', 503, 'product'],
  [500, '/products', 503, 'list'],
  [500, '/shop/men', 503, 'categories'],
  [500, '/stores', 503, 'down'],
  [200, '/stores', 503, 'down'],
])(
  'an empty document with status %i at %s becomes a page with %i: %s',
  async (status, path, sent, name) => {
    const get = await openShop(failed(status))
    const response = await get(path)
    expect(response.status).toBe(sent)
    expect(await response.text()).toBe(`<h1>/failure/${name}</h1>`)
    expect(response.headers.get('content-security-policy')).toBe(policy)
    expect(response.headers.has('etag')).toBe(false)
  },
)

test('a failure is not cached, and says when to come again', async () => {
  const get = await openShop(failed(500))
  const { headers } = await get('/stores')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('retry-after')).toBe('30')
})

test('a stream that fails at its start is replaced, although its status was 200', async () => {
  const get = await openShop((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.flushHeaders()
    response.write('')
    response.write(empty)
    response.end('more')
  })
  const response = await get('/stores')
  expect([response.status, await response.text()]).toEqual([503, '<h1>/failure/down</h1>'])
})

test('a page that has content is left alone, also with an error status', async () => {
  const get = await openShop((_, response) => {
    response.statusCode = 404
    sendPage(response, '<h1>mine</h1>')
  })
  const response = await get('/stores')
  expect([response.status, await response.text()]).toEqual([404, '<h1>mine</h1>'])
  expect(asked).toEqual([])
})

test('many failures ask for their page once, and send it compressed', async () => {
  const get = await openShop(failed(404))
  await get('/a')
  for (const path of ['/b', '/c']) {
    const response = await get(path, { 'Accept-Encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toBe('<h1>/failure/missing</h1>')
  }
  expect(asked).toEqual(['/failure/missing'])
})

test('without a failure page the status is said in words, and the log says why', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {})
  const get = await openShop(failed(500), false)
  const response = await get('/stores')
  expect([response.status, await response.text()]).toEqual([503, 'Service Unavailable'])
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})
