import { rupiah } from '@etalase/contract/rules/money.ts'
import { aProduct, aShowroom } from '@etalase/testkit/builders.ts'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as plainText } from 'mdast-util-to-string'
import { describe, expect, test } from 'vitest'
import { listMarkdown } from '#lib/markdown/list.ts'
import { productMarkdown } from '#lib/markdown/product.ts'
import { storesMarkdown } from '#lib/markdown/stores.ts'
import { line, link, paragraphs } from '#lib/markdown/text.ts'
import { formatRupiah } from '#lib/messages/formats.ts'

const hostile = [
  '# Not a heading',
  '- no list',
  '1. no list',
  '+ no list',
  '=====',
  '> no quote',
  '| no | table |',
  '![no picture](https://evil.example/a.png)',
  '[no link](javascript:alert(1))',
  '<script>alert(1)</script>',
  '<!-- no comment -->',
  '`no code`',
  '**not bold** _nor_ ~~struck~~',
  '&lt;no entity&gt;',
  'https://evil.example/no-link',
  'two\nlines\n\n# and more',
  'back\\slash',
]

const kindsIn = (markdown: string): string[] => {
  const kinds = new Set<string>()
  const visit = (node: { type: string; children?: unknown }) => {
    kinds.add(node.type)
    if (Array.isArray(node.children)) node.children.forEach(visit)
  }
  visit(fromMarkdown(markdown))
  return [...kinds].toSorted()
}

describe("a merchant's text", () => {
  test.each(hostile)('is read as written, as one line: %j', (text) => {
    const markdown = line(text)
    expect(kindsIn(markdown)).toEqual(['paragraph', 'root', 'text'])
    expect(plainText(fromMarkdown(markdown))).toBe(text.replaceAll(/\s+/g, ' '))
  })

  test.each(hostile)('is only the label when used in a link: %j', (text) => {
    expect(kindsIn(link(text, '/product/1'))).toEqual(['link', 'paragraph', 'root', 'text'])
  })

  test('keeps only its paragraphs and line breaks', () => {
    expect(paragraphs('One\ntwo\n\n# Three')).toBe('One\\\ntwo\n\n\\# Three')
  })

  test('has no invisible characters', () => {
    expect(line('a\u200bb\u202ec\u0000d')).toBe('abcd')
  })

  test("cannot end a link's address", () => {
    const [paragraph] = fromMarkdown(link('a', '/x> [b](<https://evil.example')).children
    expect(JSON.stringify(paragraph)).not.toContain('"evil')
    expect(kindsIn(link('a', '/x>)(y z'))).toEqual(['link', 'paragraph', 'root', 'text'])
  })
})

const product = {
  ...aProduct({ retail_price: rupiah(399_000) }),
  short_description: 'For warm days',
  detailed_description: 'Cotton\n\nWash cold',
  sizes: [
    { size_code: 'M', size_name: 'M', is_available: true },
    { size_code: 'L', size_name: 'L', is_available: false },
  ],
  related_products: [aProduct({ id: 1002 })],
}

describe('a product as Markdown', () => {
  const text = productMarkdown(product)

  test('has its price and the previous one, like its page', () => {
    expect(text).toContain(formatRupiah(rupiah(299_000)))
    expect(text).toContain(formatRupiah(rupiah(399_000)))
  })

  test("links only available sizes, each to the cart's confirmation page", () => {
    expect(text).toContain('/cart/add?items=1001%3AM%3A1')
    expect(text).not.toContain('1001%3AL')
  })

  test('links to other products as Markdown, and to its page', () => {
    expect(text).toContain('/product/1002.md')
    expect(text).toMatch(/\/product\/1001>\)\n$/)
  })
})

test('a list links to the next and previous pages, within its range', () => {
  const view = {
    filter: { page: 2 },
    cover: { title: 'Shirts', text: '', imageUrl: null },
    categoryId: null,
    categories: [],
    products: [aProduct()],
    count: 17,
  }
  const text = listMarkdown(view)
  expect(text).toContain('/products.md>')
  expect(text).toContain('/products.md?page=3>')
  expect(listMarkdown({ ...view, filter: { page: 3 } })).not.toContain('page=4')
})

test('a store without an address or a number shows its name alone', () => {
  const bare = aShowroom({ phone: '', address1: '', address2: '', address3: '', maps_url: null })
  const text = storesMarkdown([{ id: 1, region_name: 'Bali', showrooms: [bare] }])
  expect(text).toContain('## Bali\n\n- Sandang Nusa Kemang\n')
})
