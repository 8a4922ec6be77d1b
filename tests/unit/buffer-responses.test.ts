import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { page, serve, servePage, setPageHeaders } from '#tests/support/buffered-server.ts'

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

  test('is sent whole when it is a streamed page that everyone may share', async () => {
    const pictureHint = '</img/750-47/a.webp>; rel=preload; as="image"; fetchpriority="high"'
    const request = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Cache-Control', 's-maxage=30')
      response.setHeader('Link', `${pictureHint}, </_next/static/a.css>; rel=preload; as="style"`)
      response.write(page)
      response.end('<footer>')
    })
    const { headers, body } = await request({ 'accept-encoding': 'br' })
    expect(headers.link).toBe(pictureHint)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.etag).toMatch(/^W\//)
    expect(brotliDecompressSync(body).toString()).toBe(`${page}<footer>`)
  })

  test('is cut off when it is a shared stream that fails, and never looks complete', async () => {
    const request = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Cache-Control', 's-maxage=30')
      response.write(page)
      response.destroy()
    })
    await expect(request({ 'accept-encoding': 'br' })).rejects.toThrow()
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
