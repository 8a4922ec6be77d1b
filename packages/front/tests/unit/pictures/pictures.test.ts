import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPicture, heldDisk, PictureShop } from '#tests/support/picture-shop.ts'

const path = '/img/400/a.webp'
const webpOnly = { headers: { accept: 'image/webp,*/*' } }

let shop: PictureShop
beforeEach(async () => {
  shop = await PictureShop.open()
})
afterEach(() => shop.close())

/** Ends the encoder's first job, once there is one. */
async function endEncoding(error?: Error): Promise<void> {
  await expect.poll(() => shop.encoder.jobs.length).toBe(1)
  shop.encoder.jobs[0]?.end(error)
}

describe('the first visitor of a picture', () => {
  test('gets WebP without waiting for AVIF, which later visitors get', async () => {
    shop.has(await aPicture())
    const first = await shop.get(path)
    expect(first.headers.get('content-type')).toBe('image/webp')
    const { width, format } = await sharp(await first.bytes()).metadata()
    expect([width, format]).toEqual([400, 'webp'])
    await endEncoding()
    await expect.poll(() => shop.typeOf(path)).toBe('image/avif')
  })

  test('gets a short lifetime in shared caches, and later visitors a month', async () => {
    shop.has(await aPicture())
    const cacheControl = async () => (await shop.get(path)).headers.get('cache-control')
    expect(await cacheControl()).toBe('public, max-age=86400, s-maxage=60')
    await endEncoding()
    await expect.poll(cacheControl).toBe('public, max-age=2592000')
  })

  test('gets the original when it is no wider than requested, and never an enlarged one', async () => {
    const picture = await aPicture()
    shop.has(picture)
    expect(Buffer.from(await (await shop.get('/img/750/a.webp')).bytes())).toEqual(picture)
    shop.has(await aPicture('png'))
    const resized = await (await shop.get('/img/1200/a.png')).bytes()
    expect(await sharp(resized).metadata()).toMatchObject({ width: 600, format: 'webp' })
  })

  test('shares it with concurrent visitors: it is fetched and made once', async () => {
    shop.has(await aPicture())
    const types = await Promise.all(Array.from({ length: 20 }, () => shop.typeOf(path, webpOnly)))
    expect(new Set(types)).toEqual(new Set(['image/webp']))
    expect(shop.fetched).toEqual(['/media/a.webp'])
  })

  test('does not wait for the disk, nor do visitors who come before the file is written', async () => {
    shop.has(await aPicture())
    const disk = heldDisk()
    await shop.restart(disk.over)
    expect(await shop.typeOf(path, webpOnly)).toBe('image/webp')
    expect(await shop.typeOf(path, webpOnly)).toBe('image/webp')
    disk.write()
    expect(shop.fetched).toEqual(['/media/a.webp'])
  })

  test.each(['webp', 'png', 'jpeg', 'gif'] as const)(
    'gets WebP from a picture in %s format',
    async (format) => {
      shop.has(await aPicture(format))
      expect(await shop.typeOf(path)).toBe('image/webp')
    },
  )
})

describe('a browser that saves data', () => {
  const widthOf = async (response: Response) =>
    (await sharp(await response.bytes()).metadata()).width

  const saving = (headers: Record<string, string>) => ({
    headers: { ...webpOnly.headers, ...headers },
  })

  test.each([
    ['by its setting', { 'save-data': 'on' }],
    ['on a connection like 2G', { ect: '2g' }],
    ['on a connection like 3G', { ect: '3g' }],
  ])('%s gets a narrower picture, which shared caches do not keep', async (_, headers) => {
    shop.has(await aPicture())
    const lighter = await shop.get('/img/750/a.webp', saving(headers))
    expect(await widthOf(lighter)).toBe(400)
    expect(lighter.headers.get('cache-control')).toBe('private, max-age=86400')
    expect(lighter.headers.get('vary')).toBe('Accept, Save-Data')
  })

  test.each([
    ['whose setting is off', { 'save-data': 'off' }],
    ['on a fast connection', { ect: '4g' }],
    ['that says something unknown', { ect: '9g' }],
  ])('gets a narrower picture than one %s', async (_, headers) => {
    shop.has(await aPicture())
    const usual = await shop.get('/img/750/a.webp', saving(headers))
    expect(await widthOf(usual)).toBe(600)
    expect(usual.headers.get('cache-control')).toContain('public')
  })

  test('gets even the smallest picture in fewer bytes', async () => {
    shop.has(await aPicture())
    const usual = await (await shop.get(path, webpOnly)).bytes()
    const lighter = await (await shop.get(path, saving({ 'save-data': 'on' }))).bytes()
    expect(lighter.length).toBeLessThan(usual.length)
  })

  test('gets 400 for a made-up address like any other', async () => {
    expect((await shop.get('/img/401/a.webp', saving({ 'save-data': 'on' }))).status).toBe(400)
  })
})

describe('AVIF', () => {
  test('is encoded once, however many visitors ask', async () => {
    shop.has(await aPicture())
    for (let visit = 0; visit < 5; visit++) await shop.typeOf(path)
    await endEncoding()
    await expect.poll(() => shop.typeOf(path)).toBe('image/avif')
    expect(shop.encoder.jobs).toHaveLength(1)
  })

  test('takes one place in the queue per picture, however many visitors ask', async () => {
    shop.has(await aPicture())
    await shop.typeOf(path)
    await Promise.all(Array.from({ length: 510 }, () => shop.typeOf(path)))
    await shop.typeOf('/img/400/other.webp')
    await endEncoding()
    await expect.poll(() => shop.encoder.jobs.length).toBe(2)
  })

  test('is neither encoded for nor sent to browsers that do not accept it', async () => {
    shop.has(await aPicture())
    expect(await shop.typeOf(path, webpOnly)).toBe('image/webp')
    expect(shop.encoder.jobs).toHaveLength(0)
    await shop.typeOf(path)
    await endEncoding()
    await expect.poll(() => shop.typeOf(path)).toBe('image/avif')
    const response = await shop.get(path, webpOnly)
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      'image/webp',
      'Accept, Save-Data',
    ])
  })

  test('falls back to long-lived WebP when encoding fails, without a retry for each visitor', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    shop.has(await aPicture())
    await shop.typeOf(path)
    await endEncoding(new Error('broken'))
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    const response = await shop.get(path)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(shop.encoder.jobs).toHaveLength(1)
  })
})

describe('a finished picture', () => {
  test('survives a restart, without another fetch from its host', async () => {
    shop.has(await aPicture())
    await shop.typeOf(path)
    await endEncoding()
    await expect.poll(() => shop.typeOf(path)).toBe('image/avif')
    const { length } = shop.fetched
    await shop.restart()
    expect(await shop.typeOf(path)).toBe('image/avif')
    expect(shop.fetched).toHaveLength(length)
  })

  test('is answered with 304 to a browser that has it', async () => {
    shop.has(await aPicture())
    const etag = (await shop.get(path, webpOnly)).headers.get('etag') ?? ''
    const headers = { ...webpOnly.headers, 'if-none-match': etag }
    const again = await shop.get(path, { headers })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await shop.get(path, { headers: { ...headers, 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('answers HEAD with the headers of GET, and no body', async () => {
    shop.has(await aPicture())
    const response = await shop.get(path, { method: 'HEAD' })
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })

  test('runs no script when opened as a page, and is not sniffed as another type', async () => {
    shop.has(await aPicture())
    const { headers } = await shop.get(path)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
