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
import { holdWholeAnswers } from '#server/hold-whole-answers.ts'

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
    holdWholeAnswers(request, response)
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

  test('has a tag also for who takes no encoding', async () => {
    const ask = await servePage()
    const { headers } = await ask()
    expect((await ask({ 'if-none-match': String(headers.etag) })).status).toBe(304)
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

describe('an answer that breaks', () => {
  const begin = (response: ServerResponse) => {
    sendPage(response, 'public, max-age=31536000, immutable')
    response.write(page.slice(0, 1000))
  }

  test('after its first part is a failure of its own, without what was meant for the file', async () => {
    const ask = await serve((_, response) => {
      begin(response)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      response.writeHead(500).end()
    })
    const { status, headers, body } = await ask({ 'accept-encoding': 'br' })
    expect([status, headers.etag, headers['cache-control'], body.length]).toEqual([
      500,
      undefined,
      undefined,
      0,
    ])
  })

  test('off before its end never looks whole', async () => {
    const ask = await serve((_, response) => {
      begin(response)
      response.end()
    })
    await expect(ask({ 'accept-encoding': 'br' })).rejects.toThrow()
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

  test('a part of a file is sent as it is', async () => {
    const ask = await serve((_, response) => {
      response.statusCode = 206
      sendPage(response)
      response.setHeader('Content-Range', 'bytes 0-9/20')
      response.end(page)
    })
    const { headers, body } = await ask({ 'accept-encoding': 'br', range: 'bytes=0-9' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, page])
  })

  test('a body of more than a mebibyte is not held', async () => {
    const large = page.repeat(100)
    const ask = await serve((_, response) => {
      sendPage(response)
      response.setHeader('Content-Length', Buffer.byteLength(large))
      response.end(large)
    })
    const { headers, body } = await ask({ 'accept-encoding': 'gzip' })
    expect([headers.etag, gunzipSync(body).toString() === large]).toEqual([undefined, true])
  })

  test('whoever asks to be called back when it is written is called back', async () => {
    const written: string[] = []
    const ask = await serve((_, response) => {
      sendPage(response)
      response.end(page, () => written.push('end'))
    })
    await ask()
    expect(written).toEqual(['end'])
  })
})
