import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { compressAnswer } from '#server/compress-answer.ts'

const page = Array.from(
  { length: 300 },
  (_, n) => `<li>Kemeja linen ${n * n}, Rp 249.000 – é</li>`,
).join('')

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers compressed, and what asks it. */
async function serve(answer: RequestListener) {
  const server = createServer((request, response) => {
    compressAnswer(request, response)
    answer(request, response)
  }).listen(0)
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        get({ port, headers, method }, async (response) => {
          const body = Buffer.concat(await response.toArray())
          resolve({ status: response.statusCode, headers: response.headers, body })
        }).once('error', reject)
      },
    )
}

/** As Next sends a page that was made before. */
function sendPage(response: ServerResponse, cacheControl = 's-maxage=60') {
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(page))
}

const servePage = () =>
  serve((_, response) => {
    sendPage(response)
    response.end(page)
  })

describe('a page that is the same for everyone', () => {
  test('comes in brotli where it is taken, else in gzip, else as it is', async () => {
    const ask = await servePage()
    const [br, gzip, plain] = [
      await ask({ 'accept-encoding': 'gzip, br' }),
      await ask({ 'accept-encoding': 'gzip' }),
      await ask(),
    ]
    expect(brotliDecompressSync(br.body).toString()).toBe(page)
    expect(gunzipSync(gzip.body).toString()).toBe(page)
    expect(plain.body.toString()).toBe(page)
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
  })

  test('is not sent again to who has it, and is when it has changed', async () => {
    const ask = await servePage()
    const { headers } = await ask({ 'accept-encoding': 'br' })
    const again = await ask({
      'accept-encoding': 'br',
      'if-none-match': `W/"other", ${headers.etag}`,
    })
    expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([
      304,
      0,
      undefined,
    ])
    const changed = await ask({ 'accept-encoding': 'br', 'if-none-match': 'W/"other"' })
    expect([changed.status, brotliDecompressSync(changed.body).toString()]).toEqual([200, page])
  })

  test('has a head of its own, without a body', async () => {
    const ask = await servePage()
    const { status, body } = await ask({ 'accept-encoding': 'br' }, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
  })

  test('that is written in parts comes whole', async () => {
    const ask = await serve((_, response) => {
      sendPage(response, 'public, max-age=31536000, immutable')
      response.write(page.slice(0, 1000))
      response.write(Buffer.from(page.slice(1000)))
      response.end()
    })
    const { body } = await ask({ 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(page)
  })
})

describe('what is not kept', () => {
  test.each(['private, no-cache, no-store, max-age=0', 'no-store'])(
    'an answer that is %s is compressed as it is written, and has no tag',
    async (cacheControl) => {
      const ask = await serve((_, response) => {
        sendPage(response, cacheControl)
        response.end(page)
      })
      const { headers, body } = await ask({ 'accept-encoding': 'gzip' })
      expect(gunzipSync(body).toString()).toBe(page)
      expect([headers.etag, headers['content-length']]).toEqual([undefined, undefined])
    },
  )

  test('a failure keeps its status and its words', async () => {
    const ask = await serve((_, response) => {
      response.statusCode = 503
      sendPage(response)
      response.end(page)
    })
    const { status, headers, body } = await ask({ 'accept-encoding': 'br' })
    expect([status, headers.etag, brotliDecompressSync(body).toString()]).toEqual([
      503,
      undefined,
      page,
    ])
  })

  test('a picture is sent as it is', async () => {
    const ask = await serve((_, response) => {
      sendPage(response)
      response.setHeader('Content-Type', 'image/webp')
      response.end(page)
    })
    const { headers, body } = await ask({ 'accept-encoding': 'br' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, page])
  })

  test('a page that is still being made reaches its reader in parts', async () => {
    const ask = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.flushHeaders()
      response.write(page)
      response.end('<footer>')
    })
    const { headers, body } = await ask({ 'accept-encoding': 'br' })
    expect(headers['transfer-encoding']).toBe('chunked')
    expect(brotliDecompressSync(body).toString()).toBe(`${page}<footer>`)
  })
})
