import { describe, expect, test } from 'vitest'
import {
  findPictureAddresses,
  isResizable,
  parsePictureAddress,
  pictureAddress,
  serviceAddress,
} from '#shared/picture-address.ts'

const origins = ['https://images.example', 'http://media.example:8080']
const usual = { width: 750, quality: 60 }

describe('the address of a version', () => {
  test.each([
    ['/media/products/kemeja.1a2b3c4d5e.webp', '/img/750/products/kemeja.1a2b3c4d5e.webp'],
    ['/media/kemeja%20biru.webp', '/img/750/kemeja%20biru.webp'],
    ['/media/kemeja biru (1).webp', '/img/750/kemeja%20biru%20(1).webp'],
    ['https://images.example/a/b.webp', '/img/750/@images.example/a/b.webp'],
    ['http://media.example:8080/b', '/img/750/@media.example:8080/b'],
  ])('of %s is %s, and parses back to it', (src, address) => {
    expect(pictureAddress({ ...usual, src })).toBe(address)
    const parsed = parsePictureAddress(address, origins)
    expect(parsed).toEqual({ ...usual, src: src.replaceAll(' ', '%20') })
  })

  test('includes the quality only when it is not the default', () => {
    const address = pictureAddress({ src: '/media/a.webp', width: 1200, quality: 75 })
    expect(address).toBe('/img/1200-75/a.webp')
    expect(parsePictureAddress(address, [])?.quality).toBe(75)
  })

  test.each([
    ['a drawing', '/media/size-charts/tee.svg'],
    ['a drawing in capitals', '/media/TEE.SVG'],
    ['a file of the shop itself', '/brand/og-default.jpg'],
    ['a call', '/api/session'],
    ['an address that leaves the folder', '/media/../api/session'],
    ['an address with a query', '/media/a.webp?v=2'],
    ['an address with a fragment', '/media/a.webp#2'],
    ['an address without a scheme', '//images.example/a.webp'],
    ['data', 'data:image/png;base64,AAAA'],
    ['a local file', 'file:///etc/passwd'],
    ['an address with a password', 'https://me:secret@images.example/a.webp'],
    ['nothing', ''],
  ])('does not exist for %s', (_, src) => {
    expect(isResizable(src)).toBe(false)
    expect(() => pictureAddress({ ...usual, src })).toThrow('no versions')
  })
})

describe('rejects a made-up picture address with', () => {
  test.each([
    ['a width that is not made', '/img/721/a.webp'],
    ['an enormous width', '/img/100000/a.webp'],
    ['a width with a leading zero', '/img/0750/a.webp'],
    ['no width', '/img/a.webp'],
    ['a quality that is not made', '/img/750-99/a.webp'],
    ['the usual quality, named', '/img/750-60/a.webp'],
    ['a query', '/img/750/a.webp?1'],
    ['an empty query', '/img/750/a.webp?'],
    ['a fragment', '/img/750/a.webp#1'],
    ['dots', '/img/750/b/../a.webp'],
    ['dots that leave the folder', '/img/750/../api/session'],
    ['dots as escapes', '/img/750/%2e%2e/api/session'],
    ['dots as escapes twice', '/img/750/%252e%252e/api/session'.replace('252e', '2e')],
    ['a slash as an escape', '/img/750/b%2fa.webp'],
    ['a backslash', '/img/750/b\\a.webp'],
    ['a backslash as an escape', '/img/750/..%5C..%5Ca.webp'],
    ['a zero byte', '/img/750/a.webp%00.png'],
    ['a line break', '/img/750/a%0D%0A.webp'],
    ['a letter as an escape', '/img/750/%61.webp'],
    ['an escape in lower case', '/img/750/%c3%a9.webp'],
    ['an escape that is none', '/img/750/%zz.webp'],
    ['a slash twice', '/img/750//a.webp'],
    ['a slash at the end', '/img/750/a.webp/'],
    ['no name', '/img/750/'],
    ['a drawing', '/img/750/size-charts/tee.svg'],
    ['an origin that is not allowed', '/img/750/@evil.example/a.webp'],
    ['an origin that only ends like an allowed one', '/img/750/@evil.images.example/a.webp'],
    ['another port of an allowed origin', '/img/750/@images.example:8080/a.webp'],
    ['an allowed origin in capitals', '/img/750/@IMAGES.example/a.webp'],
    ['a password before an allowed origin', '/img/750/@me@images.example/a.webp'],
    ['an origin without a path', '/img/750/@images.example'],
    ['an address as a path', '/img/750/https://images.example/a.webp'],
    ['an address of this machine', '/img/750/@169.254.169.254/latest/meta-data'],
  ])('%s', (_, target) => {
    expect(parsePictureAddress(target, origins)).toBeNull()
  })
})

describe('a resizing service', () => {
  test('gets path, width and quality as its template says', () => {
    const template = 'https://cdn.example/w={width},q={quality}/{path}'
    expect(serviceAddress(template, { ...usual, src: '/media/a b.webp' })).toBe(
      'https://cdn.example/w=750,q=60/media/a%20b.webp',
    )
  })

  test('gets the full address of a picture of another origin unchanged', () => {
    const src = 'https://images.example/$&/a.webp'
    expect(serviceAddress('/cdn/{width}/{path}', { ...usual, src })).toBe(`/cdn/750/${src}`)
  })

  test('rejects a picture that is not resizable', () => {
    const src = '/media/tee.svg'
    expect(() => serviceAddress('/cdn/{width}/{path}', { ...usual, src })).toThrow('no versions')
  })
})

describe('picture addresses in HTML', () => {
  test('are found in attributes, styles and scripts, each once', () => {
    const html = `<img srcSet="/img/400/a.webp 400w, /img/750/a.webp 750w" src="/img/750/a.webp"/>
      <div style="--detail:url(/img/750/b.webp)"></div><script>"\\"/img/180/c.webp\\""</script>`
    expect(findPictureAddresses(html)).toEqual([
      '/img/400/a.webp',
      '/img/750/a.webp',
      '/img/750/b.webp',
      '/img/180/c.webp',
    ])
  })

  test('keep parentheses in a name, but not those around the address', () => {
    expect(findPictureAddresses('src="/img/750/a%20(1).webp"')).toEqual(['/img/750/a%20(1).webp'])
    expect(findPictureAddresses('url(/img/750/a.webp)')).toEqual(['/img/750/a.webp'])
  })
})
