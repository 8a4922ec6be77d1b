import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { CompressedCache, contentHash, type Source } from '#server/compressed-cache.ts'

const toSource = (body: string): Source => ({
  body: () => body,
  hash: contentHash(body),
})

const text = (subject: string) =>
  Array.from({ length: 400 }, (_, line) => `${subject} ${line * line}`).join('\n')

const shirts = toSource(text('A shirt in linen, with stock for'))

/** Until the cache has compressed a body again; it works on one after the other. */
async function untilImproved(cache: CompressedCache, source: Source): Promise<void> {
  const first = cache.get(source, 'br')
  await vi.waitFor(() => expect(cache.get(source, 'br').length).toBeLessThan(first.length))
}

test('the compressed body holds the same content in either encoding', () => {
  const cache = new CompressedCache(2 ** 20)
  expect(brotliDecompressSync(cache.get(shirts, 'br')).toString()).toBe(shirts.body())
  expect(gunzipSync(cache.get(shirts, 'gzip')).toString()).toBe(shirts.body())
})

test('a body is found by its hash while it is cached in brotli', () => {
  const cache = new CompressedCache(2 ** 20)
  expect(cache.find(shirts.hash)).toBeNull()
  cache.get(shirts, 'gzip')
  expect(cache.find(shirts.hash)).toBeNull()
  cache.get(shirts, 'br')
  expect(cache.find(shirts.hash)?.().toString()).toBe(shirts.body())
})

test('a body that is requested once is compressed once, at low quality', async () => {
  const cache = new CompressedCache(2 ** 20)
  const once = cache.get(shirts, 'br')
  await untilImproved(cache, toSource(text('A skirt')))
  expect(cache.get(shirts, 'br')).toBe(once)
})

test('a body that is requested again becomes smaller, and at the eighth request once more', async () => {
  const cache = new CompressedCache(2 ** 20)
  const first = cache.get(shirts, 'br')
  cache.get(shirts, 'br')
  await untilImproved(cache, toSource(text('A skirt')))
  const better = cache.get(shirts, 'br')
  expect(better.length).toBeLessThan(first.length)
  for (let request = 4; request <= 8; request++) expect(cache.get(shirts, 'br')).toBe(better)
  await untilImproved(cache, toSource(text('A dress')))
  const best = cache.get(shirts, 'br')
  expect(best.length).toBeLessThan(better.length)
  expect(brotliDecompressSync(best).toString()).toBe(shirts.body())
})

test('a body that never changes has its best size from the second request on', async () => {
  const cache = new CompressedCache(2 ** 20)
  const script = { ...shirts, isImmutable: true }
  for (let request = 1; request <= 2; request++) cache.get(script, 'br')
  await untilImproved(cache, toSource(text('A skirt')))
  const best = cache.get(script, 'br')
  for (let request = 4; request <= 9; request++) expect(cache.get(script, 'br')).toBe(best)
  await untilImproved(cache, toSource(text('A dress')))
  expect(cache.get(script, 'br')).toBe(best)
})

test('the cache stays within its size: it drops the least recently used body', () => {
  const [trousers, dress] = [toSource(text('Trousers')), toSource(text('A dress'))]
  const size = new CompressedCache(2 ** 20).get(shirts, 'br').length
  const cache = new CompressedCache(Math.floor(size * 2.5))
  const first = cache.get(shirts, 'br')
  const second = cache.get(trousers, 'br')
  expect(cache.get(shirts, 'br')).toBe(first)
  cache.get(dress, 'br')
  expect(cache.get(shirts, 'br')).toBe(first)
  expect(cache.get(trousers, 'br')).not.toBe(second)
})

test('the same bytes have the same hash, as a string or as a buffer; other bytes have another', () => {
  expect(contentHash(Buffer.from('etalase'))).toBe(contentHash('etalase'))
  expect(contentHash('etalase')).not.toBe(contentHash('Etalase'))
})

test('a page keeps its hash after many other pages', () => {
  const hash = contentHash('page')
  for (let other = 0; other < 1000; other++) contentHash(`other ${other}`)
  expect(contentHash('page')).toBe(hash)
})
