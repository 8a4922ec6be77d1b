import { setImmediate } from 'node:timers/promises'
import { aPicture } from '@etalase/front/tests/support/picture-shop.ts'
import {
  EncoderProcess,
  isUnreadable,
  UnreadablePicture,
} from '@etalase/pictures/encoder-process.ts'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimingSize } from '../../../packages/testkit/src/claiming-size.ts'

const encoder = new EncoderProcess()
afterEach(() => encoder.stop())

const avif = { to: 'well', width: 180, quality: 60 } as const
const webp = { ...avif, to: 'quick' } as const

describe('the process that decodes pictures', () => {
  test('returns a picture in the requested width', async () => {
    const source = await aPicture()
    const encoded = [
      await encoder.encode({ source, task: avif }),
      await encoder.encode({ source, task: webp }),
    ]
    expect(encoded.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const { bytes } of encoded)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 225 })
  })

  test('handles simultaneous requests one after the other', async () => {
    const source = await aPicture()
    const order: string[] = []
    const ask = (name: string) =>
      encoder.encode({ source, task: webp }).then(() => order.push(name))
    await Promise.all(['a', 'b', 'c'].map(ask))
    expect(order).toEqual(['a', 'b', 'c'])
  })

  test('refuses a file that is not a picture, and encodes the next', async () => {
    const broken = encoder.encode({ source: Buffer.from('<svg/>'), task: avif })
    await expect(broken).rejects.toThrow(UnreadablePicture)
    await expect(broken).rejects.toThrow('unsupported image format')
    expect((await encoder.encode({ source: await aPicture(), task: avif })).type).toBe('image/avif')
  })

  test('refuses by its header a small file that claims 49 megapixels, all held in memory at once', async () => {
    const source = claimingSize(
      await sharp(await aPicture())
        .jpeg({ progressive: true })
        .toBuffer(),
    )
    const refused = encoder.encode({ source, task: { to: 'upload' } })
    await expect(refused).rejects.toThrow(
      'has 49 megapixels, more than the 44 that the shop decodes',
    )
    await expect(refused).rejects.toMatchObject({ tooMany: { pixels: 49_000_000 } })
  })

  test('that ends midway fails only that picture', async () => {
    const lost = encoder.encode({ source: await aPicture(), task: avif })
    const ended = expect(lost).rejects.toThrow('has ended')
    await setImmediate()
    encoder.stop()
    await ended
    expect((await encoder.encode({ source: await aPicture(), task: avif })).type).toBe('image/avif')
  })
})

test("recognises another bundle's error for an unreadable picture", async () => {
  vi.resetModules()
  const copy = await import('@etalase/pictures/encoder-process.ts')
  expect(copy.UnreadablePicture).not.toBe(UnreadablePicture)
  expect(isUnreadable(new copy.UnreadablePicture('broken'))).toBe(true)
  expect(isUnreadable(new Error('took too long'))).toBe(false)
})
