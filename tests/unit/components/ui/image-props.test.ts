import { beforeEach, expect, test, vi } from 'vitest'
import { imageProps } from '#components/ui/image-props.ts'

const cover = { src: '/media/cover.webp', alt: 'A shirt', height: 1000, sizes: '50vw' }

// Outside a build, Next doesn't know our qualities and warns.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const widthsOf = (srcSet: string | undefined) =>
  (srcSet ?? '').split(', ').map((version) => Number(version.split(' ')[1]?.replace('w', '')))

test('no version is wider than the first that reaches the requested width', () => {
  const widths = widthsOf(imageProps({ ...cover, width: 700 }).srcSet)
  expect(widths.length).toBeGreaterThan(1)
  expect(widths.filter((width) => width >= 700)).toHaveLength(1)
})

test('browsers without srcset support get the widest version', () => {
  const { src, srcSet } = imageProps({ ...cover, width: 700 })
  expect(srcSet?.endsWith(`${src} ${widthsOf(srcSet).at(-1)}w`)).toBe(true)
})

test('a picture wider than every version keeps all of them', () => {
  const all = widthsOf(imageProps({ ...cover, width: 100_000 }).srcSet)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(all.length).toBeGreaterThan(widthsOf(imageProps({ ...cover, width: 700 }).srcSet).length)
})

test('a picture with one useful version names it once, as its source', () => {
  const { src, srcSet, sizes } = imageProps({ ...cover, width: 20, sizes: '20px' })
  expect([srcSet, sizes]).toEqual([undefined, undefined])
  expect(src).toMatch(/^\/img\/\d+\/cover\.webp$/)
})

test.each([
  ['a drawing', '/media/size-chart.svg'],
  ['a picture whose address has a query', 'https://images.example/a.webp?v=2'],
  ['a picture of the shop itself', '/brand/mark.webp'],
])('%s, which has no versions, is unchanged', (_, src) => {
  const props = imageProps({ ...cover, src, width: 100 })
  expect([props.src, props.srcSet]).toEqual([src, undefined])
})

test('every version has an address at a resizing service', async () => {
  vi.stubEnv('PICTURE_URL', 'https://cdn.example/w={width},q={quality}/{path}')
  vi.resetModules()
  const { imageProps: atService } = await import('#components/ui/image-props.ts')
  vi.unstubAllEnvs()
  const { src, srcSet } = atService({ ...cover, width: 700, quality: 'fine' })
  expect(src).toMatch(/^https:\/\/cdn\.example\/w=\d+,q=75\/media\/cover\.webp$/)
  expect(widthsOf(srcSet).length).toBeGreaterThan(1)
  expect(srcSet).not.toContain('/img/')
  expect(atService({ ...cover, src: '/brand/mark.svg', width: 100 }).src).toBe('/brand/mark.svg')
})
