import { beforeEach, describe, expect, test, vi } from 'vitest'
import { encodeEntry, PageStore } from '#next/page-store.ts'
import type { CacheLayer } from '#storage/disk-layer.ts'
import { aPage } from '#tests/support/a-page.ts'

/** A layer in memory that can be made to fail. */
class TestLayer implements CacheLayer {
  readonly stored = new Map<string, Buffer>()
  isBroken = false

  async get(key: string) {
    this.#check()
    return this.stored.get(key) ?? null
  }

  async set(key: string, bytes: Buffer) {
    this.#check()
    this.stored.set(key, bytes)
  }

  async delete(key: string) {
    this.#check()
    this.stored.delete(key)
  }

  #check() {
    if (this.isBroken) throw new Error('no space left on device')
  }
}

let layer: TestLayer
let store: PageStore
beforeEach(() => {
  layer = new TestLayer()
  store = new PageStore()
  store.setLayers([layer])
})

/** Returns a store with the same layer and an empty memory, as after a restart. */
function restarted(): PageStore {
  const next = new PageStore()
  next.setLayers([layer])
  return next
}

describe('the page store', () => {
  test('returns a page unchanged from the layer behind memory', async () => {
    store.set('/a', aPage('<p>Kemeja – é</p>', 200))
    await store.written()
    expect(await restarted().get('/a')).toEqual(aPage('<p>Kemeja – é</p>', 200))
  })

  test('returns the same string for a page each time, so that its hash is known', async () => {
    const entry = aPage('<p>Kemeja</p>')
    store.set('/a', entry)
    expect(await store.get('/a')).toBe(entry)
  })

  test.each([404, 307, 500])(
    'never writes a response with status %i to a layer',
    async (status) => {
      store.set('/product/9', aPage('<p>nothing</p>', status))
      await store.written()
      expect(layer.stored.size).toBe(0)
      expect(await store.get('/product/9')).not.toBeNull()
    },
  )

  test('deletes a page that became 404 from its layer', async () => {
    store.set('/product/1', aPage('<p>Kemeja</p>'))
    store.set('/product/1', aPage('<p>nothing</p>', 404))
    await store.written()
    expect(await restarted().get('/product/1')).toBeNull()
  })

  test('keeps its pages when made-up addresses fill the store', async () => {
    const unlayered = new PageStore()
    unlayered.set('/', aPage('<p>home</p>'))
    for (let number = 0; number < 2_000; number++) {
      unlayered.set(`/product/9${number}`, aPage('x'.repeat(50_000), 404))
    }
    expect(await unlayered.get('/')).not.toBeNull()
    expect(await unlayered.get('/product/90')).toBeNull()
  })

  test('limits memory in bytes, and drops the least recently used page first', async () => {
    const unlayered = new PageStore()
    for (let number = 0; number < 100; number++) {
      unlayered.set(`/product/${number}`, aPage('x'.repeat(2 ** 20)))
      await unlayered.get('/product/0')
    }
    expect(await unlayered.get('/product/0')).not.toBeNull()
    expect(await unlayered.get('/product/1')).toBeNull()
  })

  test('still serves pages from memory when a layer fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    layer.isBroken = true
    store.set('/a', aPage('<p>Kemeja</p>'))
    await store.written()
    expect(await store.get('/a')).not.toBeNull()
    expect(await restarted().get('/a')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  test('treats damaged bytes as a missing page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const bytes = await encodeEntry(aPage('<p>Kemeja</p>'))
    layer.stored.set('/a', bytes.subarray(0, bytes.length / 2))
    expect(await store.get('/a')).toBeNull()
    warn.mockRestore()
  })

  test('keeps a page that is set while an older one is being read', async () => {
    layer.stored.set('/a', await encodeEntry(aPage('<p>old</p>')))
    const reading = store.get('/a')
    store.set('/a', aPage('<p>new</p>'))
    expect(await reading).toEqual(aPage('<p>new</p>'))
    expect(await store.get('/a')).toEqual(aPage('<p>new</p>'))
  })

  test('returns a page from the first layer that has it', async () => {
    const second = new TestLayer()
    second.stored.set('/a', await encodeEntry(aPage('<p>second</p>')))
    store.setLayers([layer, second])
    expect(await store.get('/a')).toEqual(aPage('<p>second</p>'))
  })
})
