import { beforeEach, expect, test, vi } from 'vitest'
import { imageProps } from '#components/ui/image-props.ts'

const cover = { src: '/media/cover.webp', alt: 'A shirt', height: 1000, sizes: '50vw' }

// Outside a build Next knows nothing of our qualities, and warns.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const widthsOf = (srcSet: string | undefined) =>
  (srcSet ?? '').split(', ').map((version) => Number(version.split(' ')[1]?.replace('w', '')))

test('no version is wider than the first that is as wide as asked for', () => {
  const widths = widthsOf(imageProps({ ...cover, width: 700 }).srcSet)
  expect(widths.length).toBeGreaterThan(1)
  expect(widths.filter((width) => width >= 700)).toHaveLength(1)
})

test('browsers that know no versions get the widest one', () => {
  const { src, srcSet } = imageProps({ ...cover, width: 700 })
  expect(srcSet?.endsWith(`${src} ${widthsOf(srcSet).at(-1)}w`)).toBe(true)
})

test('a picture wider than every version keeps them all', () => {
  const all = widthsOf(imageProps({ ...cover, width: 100_000 }).srcSet)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(all.length).toBeGreaterThan(widthsOf(imageProps({ ...cover, width: 700 }).srcSet).length)
})

test('a drawing, which has no versions, stays as it is', () => {
  const { src, srcSet } = imageProps({ ...cover, src: '/brand/mark.svg', width: 100 })
  expect([src, srcSet]).toEqual(['/brand/mark.svg', undefined])
})
