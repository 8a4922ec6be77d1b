import type { Product } from '@etalase/contract/product.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { encoderProcess } from '@etalase/pictures/encoder-process.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import sharp, { type Region } from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { productMetadata } from '#lib/seo/product-metadata.ts'
import { composeSharePicture } from '#lib/share/compose-share-picture.ts'
import { sharedCover, shareFormat } from '#lib/share/share-address.ts'
import { shareCoverPicture, sharePicture } from '#lib/share/share-picture.ts'

stubBackend()
// Starting it takes longer than a test's timeout on a busy machine.
beforeAll(async () => {
  await encoderProcess().encode({ source: await aCover(), task: { to: 'upload' } })
}, 30_000)
afterAll(() => encoderProcess().stop())
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const aCover = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#a8442c' } })
    .webp()
    .toBuffer()

const shirt = (image_url: string, given: Partial<Product> = {}): Product => ({
  ...aProduct(),
  product_images: [{ image_url, image_type: 'COVER', alt_text: 'A white shirt.' }],
  short_description: '',
  detailed_description: '',
  related_products: [],
  ...given,
})

/** Stubs a cover at a path; counts the requests. */
async function hasCover(path: string, answer?: () => Response) {
  const bytes = new Uint8Array(await aCover())
  const asked = { times: 0 }
  backendStub.use(
    http.get(`http://localhost:4000${path}`, () => {
      asked.times++
      return answer?.() ?? new HttpResponse(bytes, { headers: { 'Content-Type': 'image/webp' } })
    }),
  )
  return asked
}

const partOf = (picture: Buffer, part: Region) => sharp(picture).extract(part).png().toBuffer()

/** Measures how much a part of the text column differs from the background. */
async function inkIn(picture: Buffer, part: { top: number; height: number }): Promise<number> {
  const { channels } = await sharp(
    await partOf(picture, { left: 520, width: 640, ...part }),
  ).stats()
  return channels[0]?.stdev ?? 0
}

describe('the picture of a shared product', () => {
  test('has the size that networks show, the cover on the left and text beside it', async () => {
    const picture = await composeSharePicture(await aCover(), { name: 'Shirt', price: 'IDR 1' })
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(picture.length).toBeLessThan(150_000)
    const left = await partOf(picture, { left: 0, top: 0, width: 470, height: 630 })
    const { dominant } = await sharp(left).stats()
    expect(dominant.r).toBeGreaterThan(dominant.g + 50)
    expect(await inkIn(picture, { top: 200, height: 230 })).toBeGreaterThan(10)
    expect(await inkIn(picture, { top: 0, height: 150 })).toBeLessThan(2)
  })

  test.each([
    '<b>Shirt</b> & "co"',
    '</span><span>',
    'x'.repeat(5_000),
    'kemeja '.repeat(40),
    '衬衫',
    '\u0000',
    '',
  ])('of the name %j is made, and stays within its edges', async (name) => {
    const picture = await composeSharePicture(await aCover(), { name, price: 'IDR 1' })
    expect(await inkIn(picture, { top: 0, height: 20 })).toBeLessThan(2)
    expect(await inkIn(picture, { top: 610, height: 20 })).toBeLessThan(2)
  })

  test('is not made from a cover that is no picture', async () => {
    const text = { name: 'Shirt', price: 'IDR 1' }
    await expect(composeSharePicture(Buffer.from('<html>'), text)).rejects.toThrow()
  })

  test('is made once for simultaneous requests, and again when the price has changed', async () => {
    const asked = await hasCover('/media/once.webp')
    const product = shirt('/media/once.webp')
    const [first, second] = await Promise.all([sharePicture(product), sharePicture(product)])
    expect(second).toBe(first)
    expect(await sharePicture(product)).toBe(first)
    expect(asked.times).toBe(1)
    expect(await sharePicture({ ...product, net_price: rupiah(1_000) })).not.toEqual(first)
    expect(asked.times).toBe(2)
  })

  test('that failed is retried by the next request', async () => {
    const down = await hasCover('/media/down.webp', () => HttpResponse.error())
    await expect(sharePicture(shirt('/media/down.webp'))).rejects.toThrow()
    expect(down.times).toBe(1)
    await hasCover('/media/down.webp')
    expect(await sharePicture(shirt('/media/down.webp'))).toBeInstanceOf(Buffer)
  })

  test('is refused when many other requests are waiting', async () => {
    const { promise: isDown, resolve: goDown } = Promise.withResolvers<void>()
    backendStub.use(
      http.get('http://localhost:4000/media/slow.webp', async () => {
        await isDown
        return HttpResponse.error()
      }),
    )
    const share = (number: number) =>
      sharePicture(shirt('/media/slow.webp', { product_name: `Shirt ${number}` }))
    const waiting = Array.from({ length: 20 }, (_, index) => share(index))
    const ended = Promise.allSettled(waiting)
    await expect(share(21)).rejects.toThrow('Too many')
    goDown()
    await ended
    await hasCover('/media/slow.webp')
    expect(await share(21)).toBeInstanceOf(Buffer)
  })
})

describe("the address of a shared product's picture", () => {
  const pictureOf = (product: Product) => [productMetadata(product).openGraph?.images].flat()[0]

  test('has its price, so that networks reload it, and its text describes the picture', () => {
    expect(pictureOf(shirt('/media/a.webp'))).toMatchObject({
      url: '/share/1001?price=299000',
      alt: 'Oxford shirt in White, IDR 299,000. A white shirt.',
      width: 1200,
    })
  })

  test.each([
    'https://cdn.example/a.webp',
    '/media/a.svg',
    '/media/a.webp?v=1',
    '//evil.test/a.webp',
  ])('is the cover itself for %s, which the shop does not draw on', async (url) => {
    expect(pictureOf(shirt(url))).toEqual({ url, alt: 'A white shirt.' })
    expect(await sharePicture(shirt(url))).toBeNull()
  })
})

describe('the picture of a shared list, which is its cover', () => {
  test('is a JPEG in the size that networks show, made once for simultaneous requests', async () => {
    const asked = await hasCover('/media/men.webp')
    const [picture, again] = await Promise.all([
      shareCoverPicture('/media/men.webp'),
      shareCoverPicture('/media/men.webp'),
    ])
    expect(again).toBe(picture)
    expect(asked.times).toBe(1)
    const { format, width, height } = await sharp(picture ?? undefined).metadata()
    expect({ type: `image/${format}`, width, height }).toEqual(shareFormat)
  })

  test('is missing when the backend has no picture, and is requested again', async () => {
    await hasCover('/media/later.webp', () => new HttpResponse(null, { status: 404 }))
    expect(await shareCoverPicture('/media/later.webp')).toBeNull()
    await hasCover('/media/later.webp')
    expect(await shareCoverPicture('/media/later.webp')).toBeInstanceOf(Buffer)
  })

  test.each(['https://cdn.example/a.webp', '/media/a.svg', '/media/a.webp?v=1'])(
    'is the cover itself for %s, which the shop does not read',
    (url) => {
      expect(sharedCover(url)).toEqual({ url })
    },
  )
})
