import { returnPictureSide } from '@etalase/contract/rules/returns.ts'
import { pictureWidths } from '@etalase/front/shared/picture-address.ts'
import { canDecode, type Header, halvedFrom, isLight } from '@etalase/pictures/decode-cost.ts'
import { describe, expect, test } from 'vitest'

const header = (given: Partial<Header>): Header => ({
  format: 'jpeg',
  width: 3_000,
  height: 4_000,
  channels: 3,
  depth: 'uchar',
  chromaSubsampling: '4:2:0',
  ...given,
})

const of49Megapixels = { width: 7_000, height: 7_000 }

describe('a picture is decoded', () => {
  test.each<[string, Partial<Header>]>([
    ['of a camera with 49 megapixels', of49Megapixels],
    ['of a phone with 54 megapixels', { width: 9_000, height: 6_000 }],
    ['of a phone with 64', { width: 9_280, height: 6_944 }],
    ['of a phone with 108, held upright', { width: 12_000, height: 9_000, orientation: 6 }],
    ['of a phone with 200', { width: 16_320, height: 12_240 }],
    ['of a camera that was held upright', { ...of49Megapixels, orientation: 6 }],
    ['progressive, of 12 megapixels', { isProgressive: true }],
    ['a plain PNG of 49 megapixels', { ...of49Megapixels, format: 'png', channels: 4 }],
    ['a WebP of 12 megapixels', { format: 'webp' }],
  ])('when its decoder needs little memory: %s', (_, given) => {
    expect(canDecode(header(given))).toBe(true)
  })

  test.each<[string, Partial<Header>]>([
    ['a panorama of more than 50 megapixels', { width: 10_000, height: 5_001 }],
    ['a JPEG of more than 200', { width: 20_000, height: 10_001 }],
    ['a PNG of a phone with 54', { width: 9_000, height: 6_000, format: 'png' }],
    ['a progressive JPEG of 54', { width: 9_000, height: 6_000, isProgressive: true }],
    ['a progressive JPEG of 49', { ...of49Megapixels, isProgressive: true }],
    [
      'a progressive JPEG of 25 in full colour',
      { width: 5_000, height: 5_000, isProgressive: true, chromaSubsampling: '4:4:4' },
    ],
    ['an interlaced PNG', { ...of49Megapixels, format: 'png', isProgressive: true }],
    ['a PNG that is turned', { ...of49Megapixels, format: 'png', orientation: 6 }],
    [
      'a PNG of 16 bits that is turned',
      { width: 5_000, height: 5_000, format: 'png', depth: 'ushort', orientation: 3 },
    ],
    ['a WebP', { ...of49Megapixels, format: 'webp' }],
    ['an AVIF', { ...of49Megapixels, format: 'heif' }],
    ['a GIF', { ...of49Megapixels, format: 'gif', channels: 4 }],
  ])('by no process when it would need much memory: %s', (_, given) => {
    expect(canDecode(header(given))).toBe(false)
  })

  test.each<[string, boolean, Partial<Header>]>([
    ['a picture of a product', true, { width: 2_000, height: 2_500 }],
    ['a JPEG of 12 megapixels', true, {}],
    ['a JPEG of 49 megapixels', false, of49Megapixels],
    ['a progressive JPEG of 12 megapixels', false, { isProgressive: true }],
    ['a WebP of 12 megapixels', false, { format: 'webp' }],
  ])('in the same process as pages: %s %s', (_, isBeside, given) => {
    expect(isLight(header(given))).toBe(isBeside)
  })
})

test('a JPEG reduced to a quarter of its pixels still has three times those of every version', () => {
  expect(halvedFrom).toBeGreaterThanOrEqual(
    3 * Math.max(...pictureWidths.picture, returnPictureSide),
  )
})
