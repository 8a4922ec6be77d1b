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

describe('a picture that takes long to make', () => {
  test('is sent in a width that is at hand, which nobody keeps for more than a minute; later it has its own, with another ETag', async () => {
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

  test('is sent in a width that was just made, though the disk is slow', async () => {
    const disk = heldDisk()
    await shop.restart(disk.over)
    const { etag: narrow } = await headersOf('/img/400/a.webp')
    const goOn = holdHost()
    expect((await headersOf('/img/750/a.webp')).etag).toBe(narrow)
    goOn()
    disk.write()
  })

  test('is sent as wide as the page asked, or wider, if that is at hand', async () => {
    const { etag: wide } = await headersOf('/img/1200/a.webp')
    await headersOf('/img/400/a.webp')
    const goOn = holdHost()
    expect((await headersOf('/img/750/a.webp')).etag).toBe(wide)
    goOn()
  })

  test('is the AVIF of another width for a browser that accepts it', async () => {
    await shop.typeOf('/img/400/a.webp')
    await expect.poll(() => shop.encoder.jobs.length).toBe(1)
    shop.encoder.jobs[0]?.end()
    await expect.poll(() => shop.typeOf('/img/400/a.webp')).toBe('image/avif')
    const goOn = holdHost()
    expect(await shop.typeOf('/img/750/a.webp')).toBe('image/avif')
    expect(await shop.typeOf('/img/750/a.webp', webpOnly)).toBe('image/webp')
    goOn()
  })

  test('stays that of one browser where it saves data', async () => {
    await headersOf('/img/400/a.webp', saving)
    const goOn = holdHost()
    expect((await headersOf('/img/1200/a.webp', saving)).control).toBe('private, max-age=60')
    goOn()
  })
})

describe('nothing stands in for a picture', () => {
  test('that is there, though its host is slow', async () => {
    await headersOf('/img/400/a.webp')
    const own = await headersOf('/img/750/a.webp')
    const goOn = holdHost()
    expect(await headersOf('/img/750/a.webp')).toEqual(own)
    goOn()
  })

  test('of which only a version is at hand that is less than half as wide: the visitor waits', async () => {
    await headersOf('/img/180/a.webp')
    const goOn = holdHost()
    const asked = headersOf('/img/400/a.webp')
    await expect.poll(() => shop.fetched.length).toBe(2)
    goOn()
    expect((await asked).control).toBe('public, max-age=2592000')
  })

  test('of which only another picture, or another quality, is at hand', async () => {
    await Promise.all(['/img/400/b.webp', '/img/400-75/a.webp'].map((path) => headersOf(path)))
    const goOn = holdHost()
    const asked = headersOf('/img/750/a.webp')
    await expect.poll(() => shop.fetched.length).toBe(3)
    goOn()
    expect((await asked).control).toBe('public, max-age=2592000')
  })

  test('that cannot be made: its failure is sent, and kept by nobody', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await headersOf('/img/400/a.webp')
    shop.host = (_, response) => void response.writeHead(500).end()
    const response = await shop.get('/img/750/a.webp', webpOnly)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})
