import { once } from 'node:events'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { sendStream } from '@etalase/front/respond/send.ts'
import {
  type Asked,
  ask,
  askForHeaders,
  portOf,
  startServer,
} from '@etalase/testkit/test-server.ts'
import { describe, expect, test } from 'vitest'
import { plainRequest } from '#tests/support/plain-request.ts'

const part = Array.from({ length: 100 }, (_, n) => `<li>Linen ${n * n} é</li>`).join('')
const html = { 'content-type': 'text/html; charset=utf-8' }

/** Serves a body written by the test; returns how the sending ended. */
async function serve(headers: Record<string, string> = html, status = 200) {
  const body = new PassThrough()
  const ends: Promise<unknown>[] = []
  const server = await startServer((request, response) => {
    const sent = sendStream(request, response, { status, headers, body })
    ends.push(sent.catch((error: unknown) => error))
  })
  const port = portOf(server)
  return {
    body,
    ended: () => ends[0],
    ask: (asked?: Asked) => ask(port, '/', asked),
    askForHeaders: (asked?: Asked) => askForHeaders(port, '/', asked),
  }
}

const br = { headers: { 'accept-encoding': 'br' } }

/** Returns a response's first chunk, decoded. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const encoding = response.headers['content-encoding']
  const decoder =
    encoding === undefined
      ? new PassThrough()
      : encoding === 'br'
        ? createBrotliDecompress()
        : createGunzip()
  const [chunk] = await once(response.pipe(decoder), 'data')
  return String(chunk)
}

describe('a stream', () => {
  test.each(['br', 'gzip', 'identity'])(
    'is sent as it is produced, with %s too',
    async (encoding) => {
      const { body, ended, ...stream } = await serve()
      body.write(part)
      const response = await stream.askForHeaders({ headers: { 'accept-encoding': encoding } })
      expect(await firstOf(response)).toBe(part)
      body.end()
      expect(await ended()).toBeUndefined()
    },
  )

  test("arrives complete, in the client's encoding, without an etag or a length", async () => {
    const { body, ...stream } = await serve({ ...html, 'content-length': '3' })
    body.write(part)
    body.end('<footer>')
    const answer = await stream.ask(br)
    expect(brotliDecompressSync(answer.body).toString()).toBe(`${part}<footer>`)
    expect(answer.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'transfer-encoding': 'chunked',
    })
    expect([answer.headers.etag, answer.headers['content-length']]).toEqual([undefined, undefined])
  })

  test.each([
    ['its type is not compressible', { 'content-type': 'image/webp' }, br],
    ['the client takes no encoding', html, {}],
  ])('is sent unchanged when %s', async (_, headers, asked) => {
    const { body, ...stream } = await serve(headers)
    body.end(part)
    const answer = await stream.ask(asked)
    expect([answer.body.toString(), answer.headers['content-encoding']]).toEqual([part, undefined])
  })

  test('keeps all of several cookies, and its own policy', async () => {
    const headers = { ...html, 'content-security-policy': "script-src 'nonce-a'" }
    const { body, ...stream } = await serve(
      Object.assign(headers, { 'set-cookie': ['a=1', 'b=2'] as unknown as string }),
    )
    body.end(part)
    const answer = await stream.ask()
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(answer.headers['content-security-policy']).toBe("script-src 'nonce-a'")
  })

  test('sends only its headers for HEAD, without waiting for its end', async () => {
    const { body, ended, ...stream } = await serve()
    body.write(part)
    const answer = await stream.ask({ method: 'HEAD', ...br })
    expect([answer.status, answer.body.length, answer.headers['content-encoding']]).toEqual([
      200,
      0,
      'br',
    ])
    expect(await ended()).toBeUndefined()
  })

  test('does not block its source for a client that reads nothing, while it fits into memory', async () => {
    const request = plainRequest('/')
    const response = new ServerResponse(request)
    const body = new PassThrough()
    const sent = sendStream(request, response, { status: 200, headers: {}, body })
    const chunks = Array.from({ length: 60 }, () => Buffer.alloc(16_000))
    await pipeline(chunks, body)
    response.destroy()
    await expect(sent).rejects.toThrow()
  })
})

describe('a stream that fails', () => {
  test.each([404, 500])('with status %i keeps its content, uncached', async (status) => {
    const { body, ...stream } = await serve({ ...html, 'cache-control': 's-maxage=60' }, status)
    body.end(part)
    const answer = await stream.ask({ headers: { 'accept-encoding': 'gzip' } })
    expect([answer.status, gunzipSync(answer.body).toString()]).toEqual([status, part])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([br, {}])('before its end never looks complete, for %j', async (asked) => {
    const { body, ended, ...stream } = await serve()
    body.write(part)
    const answer = stream.ask(asked)
    const broken = expect(answer).rejects.toThrow()
    await expect.poll(() => ended() === undefined).toBe(false)
    body.destroy(new Error('The stream broke off.'))
    await broken
    expect(await ended()).toBeInstanceOf(Error)
  })

  test('because its client has left ends its source, and reports that', async () => {
    const { body, ended, ...stream } = await serve()
    body.write(part)
    const response = await stream.askForHeaders()
    response.destroy()
    const write = setInterval(() => body.writable && body.write(part), 5)
    expect(await ended()).toBeInstanceOf(Error)
    clearInterval(write)
    expect(body.destroyed).toBe(true)
  })
})
