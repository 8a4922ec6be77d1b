import { html } from '@etalase/front/next/variants.ts'
import { describe, expect, test } from 'vitest'
import { readRequest, targetOf } from '#tests/support/plain-request.ts'

const accept = (value: string) => ({ headers: { accept: value } })
const markdown = accept('text/markdown')
const pages = ['/products?category_id=7', '/product/7', '/stores', '/faq', '/tnc', '/privacy']

const keyOf = (...given: Parameters<typeof targetOf>) => {
  const target = targetOf(...given)
  return target.kind === 'shared' ? target.page.key : target.kind
}

const twinOf = (page: string) => page.replace(/^([^?]+)/, '$1.md')

describe("a page's Markdown", () => {
  test.each(pages)('has its own address and key: %s', (page) => {
    expect(keyOf(twinOf(page))).toBe(twinOf(page))
    expect(keyOf(page)).toBe(page)
  })

  test.each(pages)('is also chosen by a header at %s, under the same key', (page) => {
    expect(keyOf(page, markdown)).toBe(twinOf(page))
    expect(targetOf(page, markdown)).toMatchObject({
      kind: 'shared',
      variant: html,
      contentLocation: twinOf(page).replace(/\?.*/, ''),
    })
    expect(targetOf(twinOf(page))).not.toHaveProperty('contentLocation')
  })

  test('is requested from the rest of the shop by its own address', () => {
    expect(readRequest('/product/7', markdown).url).toBe('/product/7.md')
  })

  test.each([
    'text/markdown',
    'text/markdown; charset=utf-8',
    'text/markdown;charset="UTF-8", text/html;q=0.9',
    'Text/Markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown, text/html',
    'text/html;q=0.5, text/markdown;q=0.6, */*;q=0.1',
  ])('is preferred by Accept: %s', (value) => {
    expect(keyOf('/product/7', accept(value))).toBe('/product/7.md')
  })

  test.each([
    '',
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0, */*',
    'text/markdown-x',
    'text/markdown; charset=utf-16',
    'text/markdown; charset=utf-8; q=0, text/html',
    'a text/markdown',
    'text/markdown;q=nonsense, text/html',
  ])('is not chosen by Accept: %j', (value) => {
    expect(keyOf('/product/7', accept(value))).toBe('/product/7')
  })

  test("is not chosen for the router's requests", () => {
    const router = { headers: { accept: 'text/markdown', rsc: '1' } }
    expect(targetOf('/product/7', router)).not.toHaveProperty('contentLocation')
    expect(keyOf('/product/7', router)).not.toBe('/product/7.md')
  })

  test.each(['/', '/kit', '/shop/women', '/cart', '/collections/a'])(
    'does not exist for %s',
    (page) => {
      expect(targetOf(page, markdown)).toEqual(targetOf(page))
    },
  )

  test('of a list has one key however its query is written, and no key for an invalid one', () => {
    expect(keyOf('/products.md?utm_source=a&page=1&category_id=7')).toBe(
      '/products.md?category_id=7',
    )
    expect(keyOf('/products.md?category_id=x')).toBe('missing')
  })

  test('of a search is rendered for each request', () => {
    const target = { kind: 'private', pool: '/products.md search' }
    expect(targetOf('/products.md?search=kemeja')).toMatchObject(target)
    expect(targetOf('/products?search=kemeja', markdown)).toMatchObject(target)
  })

  test('is at no other address', () => {
    expect(keyOf('/cart.md')).toBe('missing')
    expect(keyOf('/markdown/faq')).toBe('missing')
    expect(keyOf('/product/7/x.md')).toBe('missing')
  })
})
