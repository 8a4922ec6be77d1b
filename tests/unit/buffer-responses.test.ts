import { hash } from 'node:crypto'
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
import { bufferResponse } from '#server/buffer-responses.ts'

const page = Array.from(
  { length: 300 },
  (_, n) => `<li>Kemeja linen ${n * n}, Rp 249.000 – é</li>`,
).join('')

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a server that buffers the handler's responses, and gives a function that sends it a request. */
async function serve(handle: RequestListener) {
  const server = createServer((request, response) => {
    bufferResponse(request, response)
    handle(request, response)
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

/** Sets the headers that Next sets for a prerendered page. */
function setPageHeaders(response: ServerResponse, cacheControl = 's-maxage=60') {
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(page))
}

const servePage = () =>
  serve((_, response) => {
    setPageHeaders(response)
    response.end(page)
  })

describe('a public page', () => {
  test('is sent in brotli if the client accepts it, else in gzip, else uncompressed', async () => {
    const request = await servePage()
    const [br, gzip, plain] = [
      await request({ 'accept-encoding': 'gzip, br' }),
      await request({ 'accept-encoding': 'gzip' }),
      await request(),
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

  test('is not sent again to a client that has it, but is sent when it has changed', async () => {
    const request = await servePage()
    const { headers } = await request({ 'accept-encoding': 'br' })
    const again = await request({
      'accept-encoding': 'br',
      'if-none-match': `W/"other", ${headers.etag}`,
    })
    expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([
      304,
      0,
      undefined,
    ])
    const changed = await request({ 'accept-encoding': 'br', 'if-none-match': 'W/"other"' })
    expect([changed.status, brotliDecompressSync(changed.body).toString()]).toEqual([200, page])
  })

  test('has an etag also for a client that accepts no encoding', async () => {
    const request = await servePage()
    const { headers } = await request()
    expect((await request({ 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  test('that is written in chunks arrives complete', async () => {
    const request = await serve((_, response) => {
      setPageHeaders(response, 'public, max-age=31536000, immutable')
      response.write(page.slice(0, 1000))
      response.write(Buffer.from(page.slice(1000)))
      response.end()
    })
    const { body } = await request({ 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(page)
  })
})

describe("a page's Content-Security-Policy", () => {
  const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`
  const withScripts = `<html><body>${page}${push('a')}${push('b')}</body></html>`

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
    expect(script).toContain('push([1,"a"]);self.__next_f.push([1,"b"])')
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

const encodingSentFor = async (header: string | undefined) => {
  const request = await servePage()
  const { headers } = await request(header === undefined ? {} : { 'accept-encoding': header })
  return headers['content-encoding']
}

describe('Accept-Encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['*', 'br'],
  ])('%s gets the smallest encoding', async (header, encoding) => {
    expect(await encodingSentFor(header)).toBe(encoding)
  })

  test.each([
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['br;q=0.5, *;q=0.9', 'gzip'],
  ])('%s gets the encoding with the highest weight', async (header, encoding) => {
    expect(await encodingSentFor(header)).toBe(encoding)
  })

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip; q=0', undefined],
    ['zstd, compress', undefined],
    ['brotli, xgzip', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s gets no encoding that it refuses', async (header, encoding) => {
    expect(await encodingSentFor(header)).toBe(encoding)
  })
})

const statusFor = async (ifNoneMatch: string | undefined, other: Record<string, string> = {}) => {
  const request = await serve((_, response) => {
    setPageHeaders(response)
    response.setHeader('ETag', 'W/"a"')
    response.end(page)
  })
  const headers = ifNoneMatch === undefined ? other : { ...other, 'if-none-match': ifNoneMatch }
  return (await request(headers)).status
}

describe('If-None-Match', () => {
  test.each(['W/"a"', '"a"', 'W/"b", W/"a"', '"b","a"', '*', ' * '])(
    '%s matches the etag W/"a": 304',
    async (header) => {
      expect(await statusFor(header)).toBe(304)
    },
  )

  test.each([undefined, '', 'W/"ab"', '"aa"', 'a', 'W/"b", "c"'])(
    '%s does not match the etag W/"a": 200',
    async (header) => {
      expect(await statusFor(header)).toBe(200)
    },
  )

  test('matches whatever Cache-Control and If-Modified-Since the request has', async () => {
    const other = {
      'cache-control': 'no-cache',
      'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
    }
    expect(await statusFor('W/"a"', other)).toBe(304)
  })
})

describe('a response that fails', () => {
  const startFile = (response: ServerResponse) => {
    setPageHeaders(response, 'public, max-age=31536000, immutable')
    response.write(page.slice(0, 1000))
  }

  test('after its first chunk is an error response, without the headers and chunks of the file', async () => {
    const request = await serve((_, response) => {
      startFile(response)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      response.writeHead(500).end()
    })
    const { status, headers, body } = await request({ 'accept-encoding': 'br' })
    expect([status, headers.etag, headers['cache-control'], body.length]).toEqual([
      500,
      undefined,
      undefined,
      0,
    ])
  })

  test('before its end never looks complete', async () => {
    const request = await serve((_, response) => {
      startFile(response)
      response.end()
    })
    await expect(request({ 'accept-encoding': 'br' })).rejects.toThrow()
  })
})

describe('a response that is not cached', () => {
  test.each(['private, no-cache, no-store, max-age=0', 'no-store'])(
    'with %s is compressed as a stream, and has no etag',
    async (cacheControl) => {
      const request = await serve((_, response) => {
        setPageHeaders(response, cacheControl)
        response.end(page)
      })
      const { headers, body } = await request({ 'accept-encoding': 'gzip' })
      expect(gunzipSync(body).toString()).toBe(page)
      expect([headers.etag, headers['content-length']]).toEqual([undefined, undefined])
    },
  )

  test('keeps its status and body when it is an error', async () => {
    const request = await serve((_, response) => {
      response.statusCode = 503
      setPageHeaders(response)
      response.end(page)
    })
    const { status, headers, body } = await request({ 'accept-encoding': 'br' })
    expect([status, headers.etag, brotliDecompressSync(body).toString()]).toEqual([
      503,
      undefined,
      page,
    ])
  })

  test('is sent uncompressed when it is a picture', async () => {
    const request = await serve((_, response) => {
      setPageHeaders(response)
      response.setHeader('Content-Type', 'image/webp')
      response.end(page)
    })
    const { headers, body } = await request({ 'accept-encoding': 'br' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, page])
  })

  test('is sent in chunks when it is a streamed page', async () => {
    const request = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.flushHeaders()
      response.write(page)
      response.end('<footer>')
    })
    const { headers, body } = await request({ 'accept-encoding': 'br' })
    expect(headers['transfer-encoding']).toBe('chunked')
    expect(brotliDecompressSync(body).toString()).toBe(`${page}<footer>`)
  })

  test('is sent uncompressed when it is a range of a file', async () => {
    const request = await serve((_, response) => {
      response.statusCode = 206
      setPageHeaders(response)
      response.setHeader('Content-Range', 'bytes 0-9/20')
      response.end(page)
    })
    const { headers, body } = await request({ 'accept-encoding': 'br', range: 'bytes=0-9' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, page])
  })

  test('is streamed when it is a file larger than 1 MiB', async () => {
    const large = page.repeat(100)
    const request = await serve((_, response) => {
      setPageHeaders(response)
      response.setHeader('Content-Type', 'text/plain')
      response.setHeader('Content-Length', Buffer.byteLength(large))
      response.end(large)
    })
    const { headers, body } = await request({ 'accept-encoding': 'gzip' })
    expect([headers.etag, gunzipSync(body).toString() === large]).toEqual([undefined, true])
  })

  test('still calls the callback of its end', async () => {
    const written: string[] = []
    const request = await serve((_, response) => {
      setPageHeaders(response)
      response.end(page, () => written.push('end'))
    })
    await request()
    expect(written).toEqual(['end'])
  })
})
