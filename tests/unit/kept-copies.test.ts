import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { bodyKey } from '#server/body-key.ts'
import { KeptCopies, type Original } from '#server/kept-copies.ts'

const original = (body: string): Original => ({ body: () => body, key: bodyKey(body), quality: 11 })

const text = (subject: string) =>
  Array.from({ length: 400 }, (_, line) => `${subject} ${line * line}`).join('\n')

const shirts = original(text('A shirt in linen, with stock for'))

test('a copy holds what was there, in either encoding', () => {
  const copies = new KeptCopies(2 ** 20)
  expect(brotliDecompressSync(copies.of(shirts, 'br')).toString()).toBe(shirts.body())
  expect(gunzipSync(copies.of(shirts, 'gzip')).toString()).toBe(shirts.body())
})

test('what is asked for once is compressed once, and not better', async () => {
  const copies = new KeptCopies(2 ** 20)
  const first = copies.of(shirts, 'br')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(copies.of(shirts, 'br')).toBe(first)
})

test('what is asked for again becomes smaller, and stays right', async () => {
  const copies = new KeptCopies(2 ** 20)
  const first = copies.of(shirts, 'br')
  await vi.waitFor(() => expect(copies.of(shirts, 'br').length).toBeLessThan(first.length))
  const better = copies.of(shirts, 'br')
  expect(brotliDecompressSync(better).toString()).toBe(shirts.body())
  expect(copies.of(shirts, 'br')).toBe(better)
})

test('copies never take more memory than they may: the one that was asked for longest ago goes', () => {
  const [trousers, dress] = [original(text('Trousers')), original(text('A dress'))]
  const size = new KeptCopies(2 ** 20).of(shirts, 'br').length
  const copies = new KeptCopies(Math.floor(size * 2.5))
  const first = copies.of(shirts, 'br')
  const second = copies.of(trousers, 'br')
  expect(copies.of(shirts, 'br')).toBe(first)
  copies.of(dress, 'br')
  expect(copies.of(shirts, 'br')).toBe(first)
  expect(copies.of(trousers, 'br')).not.toBe(second)
})

test('the same bytes have one key, whether they come as a page or as a file; other bytes have another', () => {
  expect(bodyKey(Buffer.from('etalase'))).toBe(bodyKey('etalase'))
  expect(bodyKey('etalase')).not.toBe(bodyKey('Etalase'))
})

test('a page keeps its key however many others come between', () => {
  const key = bodyKey('page')
  for (let other = 0; other < 1000; other++) bodyKey(`other ${other}`)
  expect(bodyKey('page')).toBe(key)
})
