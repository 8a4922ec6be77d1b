import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { compressedAgain, EncodedBody } from '#encode/encoded-body.ts'
import { contentHash, responseSize, wholeResponse } from '#respond/send.ts'

const text = (subject: string) =>
  Buffer.from(
    Array.from({ length: 400 }, (_, line) => `${subject} ${line * line}, Rp 249.000 – é`).join(
      '\n',
    ),
  )

const shirts = text('A shirt in linen, with stock for')

/** Requests the body so many times, and returns it after the recompression that those requests cause. */
async function sentAfter(body: EncodedBody, requests: number): Promise<Buffer> {
  for (let request = 0; request < requests; request++) body.in('br')
  await compressedAgain()
  return body.in('br')
}

describe('a body', () => {
  test('has the same content in each encoding, and without one', () => {
    const body = new EncodedBody(shirts)
    expect(brotliDecompressSync(body.in('br'))).toEqual(shirts)
    expect(gunzipSync(body.in('gzip'))).toEqual(shirts)
    expect(body.plain()).toEqual(shirts)
    expect(body.length).toBe(shirts.length)
  })

  test('that is empty is empty in each encoding', () => {
    const body = new EncodedBody(Buffer.alloc(0))
    expect(brotliDecompressSync(body.in('br'))).toHaveLength(0)
    expect(gunzipSync(body.in('gzip'))).toHaveLength(0)
  })

  test('with one request is compressed once, at low quality', async () => {
    const body = new EncodedBody(shirts)
    const once = body.in('br')
    await compressedAgain()
    expect(body.in('br')).toBe(once)
  })

  test('is compressed better at its second request, and again at its eighth', async () => {
    const body = new EncodedBody(shirts)
    const first = body.in('br')
    const better = await sentAfter(body, 1)
    expect(better.length).toBeLessThan(first.length)
    expect(await sentAfter(body, 3)).toBe(better)
    const best = await sentAfter(body, 2)
    expect(best.length).toBeLessThan(better.length)
    expect(brotliDecompressSync(best)).toEqual(shirts)
    expect(await sentAfter(body, 20)).toBe(best)
  })

  test('that never changes has its best size after its first request', async () => {
    const body = new EncodedBody(shirts, true)
    const best = await sentAfter(body, 1)
    expect(await sentAfter(body, 20)).toBe(best)
    expect(best.length).toBe((await sentAfter(new EncodedBody(shirts), 10)).length)
  })

  test.each([
    ['at its best for its first client, when that had many', 10],
    ['smaller for its first client, when that had two', 2],
  ])('that replaces another is %s', async (_, requests) => {
    const [old, body] = [new EncodedBody(text('A skirt')), new EncodedBody(shirts)]
    await sentAfter(old, requests)
    body.replace(old)
    await compressedAgain()
    const first = body.in('br')
    expect(first.length).toBe((await sentAfter(new EncodedBody(shirts), requests)).length)
    expect(brotliDecompressSync(first)).toEqual(shirts)
  })

  test('that replaces one requested only once keeps its size', async () => {
    const [old, body] = [new EncodedBody(text('A skirt')), new EncodedBody(shirts)]
    const first = body.in('br')
    old.in('br')
    body.replace(old)
    await compressedAgain()
    expect(body.in('br')).toBe(first)
  })

  test('becomes no larger in gzip at its second request', async () => {
    const body = new EncodedBody(shirts)
    const first = body.in('gzip')
    body.in('gzip')
    await compressedAgain()
    expect(body.in('gzip').length).toBeLessThanOrEqual(first.length)
    expect(gunzipSync(body.in('gzip'))).toEqual(shirts)
  })

  test('takes less memory than its content', () => {
    expect(new EncodedBody(shirts).size).toBeLessThan(shirts.length / 2)
  })
})

describe('when the recompression queue overflows', () => {
  test('each body is still sent, and a later request recompresses it', async () => {
    const bodies = Array.from(
      { length: 40 },
      (_, number) => new EncodedBody(text(`Skirt ${number}`)),
    )
    const first = bodies.map((body) => body.in('br'))
    for (const body of bodies) body.in('br')
    await compressedAgain()
    const last = bodies.at(-1)
    expect(last?.in('br')).toBe(first.at(-1))
    await compressedAgain()
    expect(last?.in('br').length).toBeLessThan(first.at(-1)?.length ?? 0)
  })

  test('a body that fails to compress is logged, and those behind it are still compressed', async () => {
    const log = vi.mocked(console.error).mockImplementation(() => {})
    const [broken, whole] = [new EncodedBody(shirts), new EncodedBody(shirts)]
    const first = whole.in('br')
    vi.spyOn(broken, 'plain').mockImplementation(() => {
      throw new Error('damaged')
    })
    for (const body of [broken, broken, whole]) body.in('br')
    await compressedAgain()
    expect((await sentAfter(whole, 0)).length).toBeLessThan(first.length)
    expect(log).toHaveBeenCalledOnce()
    log.mockClear()
  })
})

describe('a whole response', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' }

  test.each([
    ['a picture', { 'content-type': 'image/webp' }, shirts],
    ['what must not be transformed', { ...html, 'cache-control': 'no-transform' }, shirts],
    ['what has no type', {}, shirts],
    ['a small body', html, Buffer.from('<p>Shirt</p>')],
  ])('keeps %s uncompressed', (_, headers, body) => {
    expect(wholeResponse(200, headers, body).body).toBe(body)
  })

  test('has its own etag or the given one, and no length', () => {
    const headers = { ...html, 'content-length': '3' }
    expect(wholeResponse(200, headers, shirts)).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
      headers: html,
    })
    expect(wholeResponse(200, { etag: '"a"' }, shirts).etag).toBe('"a"')
    expect(contentHash(shirts)).not.toBe(contentHash(text('A Shirt')))
  })

  test('counts the bytes that it takes in memory, even when it is small', () => {
    const picture = wholeResponse(200, { 'content-type': 'image/webp' }, shirts)
    expect(responseSize(picture)).toBeGreaterThan(shirts.length)
    expect(responseSize(wholeResponse(200, html, shirts))).toBeLessThan(shirts.length)
    expect(responseSize(wholeResponse(200, html, Buffer.alloc(0)))).toBeGreaterThan(0)
  })
})
