import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPicture, PictureShop } from '#tests/support/picture-shop.ts'

const path = '/img/400/a.webp'

/** Returns the warnings so far, each as one text. */
const warnings = () => vi.mocked(console.warn).mock.calls.map((line) => JSON.stringify(line))

let minutes = 0
let shop: PictureShop
beforeEach(async () => {
  // Start each test in its own minute, so that log lines are counted anew.
  minutes++
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  shop = await PictureShop.open()
})
afterEach(async () => {
  await shop.close()
  vi.useRealTimers()
})

/** Returns a chunk of a PNG file. */
function pngChunk(type: string, data: Buffer): Buffer {
  const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.from(type)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(Buffer.concat([body, data])))
  return Buffer.concat([length, body, data, sum])
}

/** Returns a small PNG of 10,000 by 5,100 one-bit pixels: more than are decoded. */
function aBomb(): Buffer {
  const header = Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0x13, 0xec, 1, 0, 0, 0, 0])
  const rows = deflateSync(Buffer.alloc(5_100 * 1_251), { level: 1 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...chunks])
}

describe('is not sent as a picture:', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a page', () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a drawing under the name of a picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a format that browsers do not show', () => aPicture('tiff')],
    ['a picture that is cut off', async () => (await aPicture('png')).subarray(0, 60)],
    ['a small file with 51 million pixels', aBomb],
    [
      'a picture of more than 10 MiB',
      async () => Buffer.concat([await aPicture('png'), Buffer.alloc(10 * 2 ** 20)]),
    ],
  ])('%s', async (_, body) => {
    shop.has(await body(), { 'content-type': 'image/webp' })
    const response = await shop.get(path)
    expect([response.status, await response.text()]).toEqual([502, 'Bad Gateway'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(shop.encoder.jobs).toHaveLength(0)
    expect(warnings()).toEqual([expect.stringContaining('/media/a.webp')])
  })
})

describe('a picture', () => {
  test('is an uncached 404 while its host does not have it, and appears once it does', async () => {
    const response = await shop.get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    shop.has(await aPicture())
    expect(await shop.typeOf(path)).toBe('image/webp')
    expect(warnings()).toEqual([])
  })

  test('is a 503 with Retry-After when its host fails', async () => {
    shop.host = (_, response) => void response.writeHead(500).end()
    expect(await shop.typeOf(path)).toBe(503)
    shop.host = (request) => request.destroy()
    const response = await shop.get(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(warnings()).toEqual([
      expect.stringContaining('its host answered with 500'),
      expect.stringContaining('fetch failed'),
    ])
  })

  test.each([404, 500])('frees the connection to its host at status %i', async (status) => {
    const answered = Promise.withResolvers<ServerResponse>()
    shop.host = (_, response) => {
      response.writeHead(status).write('a page without end')
      answered.resolve(response)
    }
    await shop.get(path)
    const response = await answered.promise
    if (!response.closed) await once(response, 'close')
  })

  test('is not fetched through a redirect to another origin', async () => {
    const other = await PictureShop.open()
    shop.host = (_, response) => void response.writeHead(302, { location: other.hostUrl }).end()
    expect(await shop.typeOf(path)).toBe(502)
    expect(other.fetched).toEqual([])
    await other.close()
  })

  test('is fetched through a redirect within its host, but not in a loop', async () => {
    const picture = await aPicture()
    shop.host = ({ url }, response) => {
      if (url === '/media/b.webp') response.end(picture)
      else response.writeHead(301, { location: '/media/b.webp' }).end()
    }
    expect(await shop.typeOf(path)).toBe('image/webp')
    shop.host = (_, response) => void response.writeHead(301, { location: '/media/a' }).end()
    expect(await shop.typeOf('/img/750/a.webp')).toBe(502)
  })

  test('answers other methods with 405, allowing GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await shop.get(path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })

  test('answers a made-up address with 400, without asking its host', async () => {
    for (const address of ['/img/401/a.webp', `${path}?1`, '/img/400/@evil.example/a.webp'])
      expect(await shop.typeOf(address)).toBe(400)
    expect(shop.fetched).toEqual([])
  })
})

test('a picture is refused at once when too many wait for their host', async () => {
  const held: (() => void)[] = []
  shop.host = (_, response) => void held.push(() => response.writeHead(404).end())
  const sent = Array.from({ length: 213 }, (_, number) => shop.typeOf(`/img/400/${number}.webp`))
  expect(await Promise.race(sent)).toBe(503)
  await expect.poll(() => held.length).toBe(12)
  shop.host = (_, response) => void response.writeHead(404).end()
  for (const end of held) end()
  const statuses = await Promise.all(sent)
  expect(statuses.filter((status) => status === 404)).toHaveLength(212)
  expect(warnings()).toEqual([expect.stringContaining('too many pictures')])
})
