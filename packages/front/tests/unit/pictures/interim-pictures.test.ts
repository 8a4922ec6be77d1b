import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPicture, heldDisk, PictureShop } from '#tests/support/picture-shop.ts'

const webpOnly = { headers: { accept: 'image/webp,*/*' } }
const saving = { headers: { ...webpOnly.headers, 'save-data': 'on' } }

let shop: PictureShop
beforeEach(async () => {
  shop = await PictureShop.open()
  shop.has(await aPicture())
})
afterEach(() => shop.close())

/** Holds back the host's responses until the returned function is called. */
function holdHost() {
  const { host } = shop
  const held: Parameters<RequestListener>[] = []
  shop.host = (...exchange) => void held.push(exchange)
  return () => {
    shop.host = host
    for (const exchange of held) host(...exchange)
  }
}

const headersOf = async (path: string, init = webpOnly) => {
  const response = await shop.get(path, init)
  await response.arrayBuffer()
  const { headers } = response
  return { control: headers.get('cache-control'), etag: headers.get('etag') }
}

describe('a picture that is slow to make', () => {
  test('is sent in another width, cached for a minute, until its own is ready with another ETag', async () => {
    const { etag: narrow } = await headersOf('/img/400/a.webp')
    const goOn = holdHost()
    expect(await headersOf('/img/750/a.webp')).toEqual({
      control: 'public, max-age=60',
      etag: narrow,
    })
    goOn()
    const month = 'public, max-age=2592000'
    await expect.poll(async () => (await headersOf('/img/750/a.webp')).control).toBe(month)
    expect((await headersOf('/img/750/a.webp')).etag).not.toBe(narrow)
  })

  test('is sent in a width made a moment ago, even when the disk is slow', async () => {
    const disk = heldDisk()
    await shop.restart(disk.over)
    const { etag: narrow } = await headersOf('/img/400/a.webp')
    const goOn = holdHost()
    expect((await headersOf('/img/750/a.webp')).etag).toBe(narrow)
    goOn()
    disk.write()
  })

  test('is sent in the requested width or wider, if available', async () => {
    const { etag: wide } = await headersOf('/img/1200/a.webp')
    await headersOf('/img/400/a.webp')
    const goOn = holdHost()
    expect((await headersOf('/img/750/a.webp')).etag).toBe(wide)
    goOn()
  })

  test('is sent as AVIF in another width to browsers that accept it', async () => {
    await shop.typeOf('/img/400/a.webp')
    await expect.poll(() => shop.encoder.jobs.length).toBe(1)
    shop.encoder.jobs[0]?.end()
    await expect.poll(() => shop.typeOf('/img/400/a.webp')).toBe('image/avif')
    const goOn = holdHost()
    expect(await shop.typeOf('/img/750/a.webp')).toBe('image/avif')
    expect(await shop.typeOf('/img/750/a.webp', webpOnly)).toBe('image/webp')
    goOn()
  })

  test('has a private cache lifetime for a browser that saves data', async () => {
    await headersOf('/img/400/a.webp', saving)
    const goOn = holdHost()
    expect((await headersOf('/img/1200/a.webp', saving)).control).toBe('private, max-age=60')
    goOn()
  })
})

describe('a picture is not replaced', () => {
  test('when it exists, even if its host is slow', async () => {
    // First, or on a busy machine it could itself be sent in the other width.
    const own = await headersOf('/img/750/a.webp')
    await headersOf('/img/400/a.webp')
    const goOn = holdHost()
    expect(await headersOf('/img/750/a.webp')).toEqual(own)
    goOn()
  })

  test('by a version less than half as wide: the visitor waits', async () => {
    await headersOf('/img/180/a.webp')
    const goOn = holdHost()
    const asked = headersOf('/img/400/a.webp')
    await expect.poll(() => shop.fetched.length).toBe(2)
    goOn()
    expect((await asked).control).toBe('public, max-age=2592000')
  })

  test('by another picture, or another quality', async () => {
    await Promise.all(['/img/400/b.webp', '/img/400-75/a.webp'].map((path) => headersOf(path)))
    const goOn = holdHost()
    const asked = headersOf('/img/750/a.webp')
    await expect.poll(() => shop.fetched.length).toBe(3)
    goOn()
    expect((await asked).control).toBe('public, max-age=2592000')
  })

  test('when making it fails: the failure is sent, uncached', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await headersOf('/img/400/a.webp')
    shop.host = (_, response) => void response.writeHead(500).end()
    const response = await shop.get('/img/750/a.webp', webpOnly)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})
