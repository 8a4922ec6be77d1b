import { describe, expect, test } from 'vitest'
import { pictureHint } from '#finish/finish-page.ts'
import { readMarkup } from '#finish/read-markup.ts'

const hintsOf = (head: string) =>
  readMarkup(`<html><head>${head}</head>`).links.flatMap(pictureHint)

describe('the header Link of a page', () => {
  test('names the picture that the page asks for first, in each of its sizes', () => {
    const hints = hintsOf(
      '<link rel="preload" as="image" imageSrcSet="/img/400/a.webp 400w, /img/750/a.webp 750w" imageSizes="(min-width: 768px) 80vw, 100vw" fetchPriority="high"/>',
    )
    expect(hints).toEqual([
      '</img/400/a.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/img/400/a.webp 400w, /img/750/a.webp 750w"; imagesizes="(min-width: 768px) 80vw, 100vw"',
    ])
  })

  test('names one for wide windows with its condition', () => {
    const hints = hintsOf(
      '<link rel="preload" as="image" href="/a.webp" media="(min-width: 62rem)" fetchPriority="high"/>',
    )
    expect(hints).toEqual([
      '</a.webp>; rel=preload; as=image; fetchpriority=high; media="(min-width: 62rem)"',
    ])
  })

  test('leaves out what need not come first, and what is no picture', () => {
    const hints = hintsOf(
      '<link rel="preload" as="image" href="/logo.svg"/><link rel="preload" as="font" href="/a.woff2" fetchPriority="high"/><link rel="stylesheet" href="/a.css"/>',
    )
    expect(hints).toEqual([])
  })

  test.each([
    ['a line break', '/a&#10;Set-Cookie: a=b.webp'],
    ['a quotation mark', '/a&quot;; rel=preconnect.webp'],
    ['the end of the address', '/a&gt;;rel=preconnect.webp'],
    ['a character beyond ASCII', '/ba\u0301tik.webp'],
  ])('never carries %s of an address: it would be no header, or another one', (_, address) => {
    const link = `<link rel="preload" as="image" imagesrcset="${address} 400w" fetchpriority="high"/>`
    expect(hintsOf(link)).toEqual([])
  })
})
