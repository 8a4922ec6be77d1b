import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRequest, maxHeaderSize } from '#server/check-request.ts'

/** Echoes the URL of a valid request. */
const server = createServer({ maxHeaderSize }, (request, response) => {
  if (checkRequest(request, response)) response.end(`requested ${request.url}`)
})

beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => void server.close())

/** Sends a raw request, byte for byte, and gives the raw response. */
async function send(requestLine: string, ...headers: string[]) {
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0)
  socket.write([`${requestLine} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

const host = 'Host: shop.test'

describe('a request is refused', () => {
  test.each(['/%', '/%zz', '/product/%ff', '/%E0%A4%A?search=a'])(
    'with 400 for %s, which cannot be decoded',
    async (path) => {
      expect((await send(`GET ${path}`, host)).status).toBe(400)
    },
  )

  test.each(['TRACE', 'PROPFIND'])('with 405 for %s, with the allowed methods', async (method) => {
    const { status, head } = await send(`${method} /faq`, host)
    expect(status).toBe(405)
    expect(head).toContain('Allow: GET, HEAD, OPTIONS\r\n')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'with 405 for %s of a page, which takes no writes',
    async (method) => {
      for (const path of ['/', '/product/1001?x=1', '/payment/response/x', '/apiary']) {
        expect((await send(`${method} ${path}`, host)).status).toBe(405)
      }
    },
  )

  test.each([
    ['a segment that is too long for a file name', `/${'a'.repeat(300)}`],
    ['a long path', '/a'.repeat(600)],
    ['a long query', `/?a=${'a'.repeat(9_000)}`],
    ['a very long path', `/${'a'.repeat(30_000)}`],
  ])('with 414 for %s', async (_, path) => {
    expect((await send(`GET ${path}`, host)).status).toBe(414)
  })

  test.each([
    ['two hosts', [host, 'Host: evil.example']],
    ['two hosts in different spelling', [host, 'hOST: shop.test']],
    ['no host', []],
    ['an invalid host', ['Host: shop.test/evil']],
  ])('with 400 for %s', async (_, headers) => {
    expect((await send('GET /', ...headers)).status).toBe(400)
  })

  test.each(['OPTIONS *', 'GET ftp://evil.example/'])('with 400 for %s', async (line) => {
    expect((await send(line, host)).status).toBe(400)
  })

  test('with the status text only, without a stack trace', async () => {
    expect((await send('GET /%', host)).body).toBe('Bad Request')
  })
})

describe('a request is passed on', () => {
  test.each([
    ['/product/1001?a=%zz', '/product/1001?a=%zz'],
    ['/kain%20batik', '/kain%20batik'],
    ['http://evil.example/account?a=b', '/account?a=b'],
    ['HTTPS://evil.example', '/'],
  ])('for %s as %s', async (target, url) => {
    expect((await send(`GET ${target}`, host)).body).toBe(`requested ${url}`)
  })

  test.each(['/api/cart', '/api/session/sign-in', '/payment/response?trx_id=1', '/payment/return'])(
    'when it writes to %s',
    async (path) => {
      expect((await send(`POST ${path}`, host)).body).toBe(`requested ${path}`)
    },
  )
})
