import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { EncoderProcess } from '#server/pictures/encoder-process.ts'
import { aPicture } from '#tests/support/picture-shop.ts'

const encoder = new EncoderProcess()
afterEach(() => encoder.stop())

const version = { width: 180, quality: 60, speed: 'well' } as const

describe('the process that encodes pictures', () => {
  test('gives a picture in its width', async () => {
    const source = await aPicture()
    const avif = await encoder.encode({ source, ...version })
    const webp = await encoder.encode({ source, ...version, speed: 'quick' })
    expect([avif.type, webp.type]).toEqual(['image/avif', 'image/webp'])
    for (const { bytes } of [avif, webp])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 225 })
  })

  test('refuses what is no picture, and encodes the next', async () => {
    const broken = encoder.encode({ source: Buffer.from('<svg/>'), ...version })
    await expect(broken).rejects.toThrow('unsupported image format')
    expect((await encoder.encode({ source: await aPicture(), ...version })).type).toBe('image/avif')
  })

  test('that ends in the middle fails that picture alone', async () => {
    const lost = encoder.encode({ source: await aPicture(), ...version })
    encoder.stop()
    await expect(lost).rejects.toThrow('has ended')
    expect((await encoder.encode({ source: await aPicture(), ...version })).type).toBe('image/avif')
  })
})
