import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, type Page } from '@playwright/test'
import { e2e, engine } from '#e2e/settings.ts'
import { askBackend } from '#e2e/support/backend.ts'
import { addressesOf, guests, isCached, rowAt, shared } from '#e2e/support/page-addresses.ts'
import { nightlyBut, test } from '#e2e/support/test.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'
import { productGroup, readJsonLd } from '#tests/support/json-ld-schemas.ts'

// Crawlers run no scripts.
test.use({ javaScriptEnabled: false })

interface Listed {
  id: number
  retail_price: number
  net_price: number
  direct_discount: object | null
  sizes: { is_available: 0 | 1 }[]
}

const isDiscounted = ({ direct_discount, net_price, retail_price }: Listed) =>
  direct_discount !== null || net_price < retail_price

const kinds: Readonly<Record<string, (product: Listed) => boolean>> = {
  'with a discount': isDiscounted,
  'without a discount': (product) => !isDiscounted(product),
  'with sizes that are sold out': ({ sizes }) =>
    sizes.some((size) => size.is_available) && sizes.some((size) => !size.is_available),
}

async function aProductThat(is: (product: Listed) => boolean): Promise<Listed> {
  const { products } = await askBackend<{ products: Listed[] }>('products?limit=100')
  const product = products.find(is)
  if (!product) throw new Error('The demo company has no such product')
  return product
}

/** Returns the page's schema.org items, checked against our own schemas. */
async function thingsOn(page: Page) {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.flatMap(readJsonLd)
}

const typesOn = async (page: Page) => (await thingsOn(page)).map((thing) => thing['@type'])

test.describe('the structured data of a product matches its page, for one', () => {
  for (const [kind, is] of Object.entries(kinds)) {
    test(kind, async ({ page }) => {
      const listed = await aProductThat(is)
      await page.goto(`/product/${listed.id}`)
      const group = productGroup.parse(
        (await thingsOn(page)).find((thing) => thing['@type'] === 'ProductGroup'),
      )
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(group.name)
      const sized = group.hasVariant.filter((variant) => 'sku' in variant)
      expect(sized).toHaveLength(listed.sizes.length)
      for (const { size, offers } of sized) {
        const price = `${productMessages.price} ${formatRupiah(rupiah(offers.price))}`
        await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
        const struck = offers.priceSpecification
        expect(struck !== undefined).toBe(isDiscounted(listed))
        if (struck) {
          const retail = formatRupiah(rupiah(struck.price))
          await expect(main.locator('s', { hasText: retail }).first()).toBeVisible()
        }
        const isInStock = offers.availability.endsWith('/InStock')
        const name = isInStock ? size : productMessages.sizeSoldOut(size)
        await expect(main.getByRole('radio', { name, exact: true })).toHaveCount(1)
      }
    })
  }
})

test('the structured data names the same colours as the page, in one group', async ({ page }) => {
  const groupOn = async (path: string) => {
    await page.goto(path)
    const things = await thingsOn(page)
    return productGroup.parse(things.find((thing) => thing['@type'] === 'ProductGroup'))
  }
  const group = await groupOn('/product/1002')
  expect(group.variesBy).toContain('https://schema.org/color')
  const links = page.getByRole('navigation', { name: productMessages.colors }).getByRole('link')
  const linked = await links.evaluateAll((all) => all.map((link) => Object(link).href as string))
  const others = group.hasVariant.flatMap((variant) => ('sku' in variant ? [] : variant.url))
  expect([group.url, ...others].toSorted()).toEqual(linked.toSorted())
  expect((await groupOn('/product/1003')).productGroupID).toBe(group.productGroupID)
})

test('the breadcrumb in the structured data matches the page', async ({ page }) => {
  await page.goto('/product/1001')
  const way = (await thingsOn(page)).find((thing) => thing['@type'] === 'BreadcrumbList')
  const links = page.getByRole('navigation', { name: listMessages.categories }).getByRole('link')
  const shown = await links.evaluateAll((all) =>
    all.map((link) => ({ name: link.textContent, item: Object(link).href as string })),
  )
  expect(Object(way).itemListElement).toMatchObject(shown)
})

test('the list in the structured data matches the page, with its positions', async ({ page }) => {
  await page.goto('/products?category_id=7&page=2')
  const list = (await thingsOn(page)).find((thing) => thing['@type'] === 'ItemList')
  const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
  expect(Object(list).itemListElement.slice(0, names.length)).toMatchObject(
    names.map((name, index) => ({ name, position: 9 + index })),
  )
})

test.describe('the structured data has exactly the types of our schemas on', () => {
  const pages: Readonly<Record<string, string[]>> = {
    '/': ['OnlineStore', 'WebSite'],
    '/products': ['ItemList'],
    '/products?sale=1': ['ItemList'],
    '/products?category_sub_id=605': ['ItemList'],
    '/product/1035': [
      'ProductGroup',
      'MerchantReturnPolicy',
      // Medusa's products have no delivery price.
      ...(engine ? [] : ['OfferShippingDetails']),
      'BreadcrumbList',
    ],
    '/cart': [],
  }
  for (const [path, types] of Object.entries(pages)) {
    test(path, nightlyBut(path === '/product/1035'), async ({ page }) => {
      await page.goto(path)
      expect(await typesOn(page)).toEqual(types)
    })
  }
})

test.describe('the canonical address of', () => {
  const canonical: Readonly<Record<string, string>> = {
    '/': '/',
    '/product/1001': '/product/1001',
    '/product/1001?size=M': '/product/1001',
    '/products?category_id=7&utm_source=mail': '/products?category_id=7',
    '/products?category_id=7&page=2': '/products?category_id=7&page=2',
    '/products?category_id=7&sort=PRICE_ASC': '/products?category_id=7',
  }
  for (const [path, address] of Object.entries(canonical)) {
    test(`${path} is ${address}`, nightlyBut(path === '/product/1001?size=M'), async ({ page }) => {
      await page.goto(path)
      const href = await page.locator('head link[rel=canonical]').getAttribute('href')
      expect(new URL(href ?? '').href).toBe(new URL(address, e2e.shopUrl).href)
    })
  }
})

/** Whether search engines may index a page: too many lists are filtered or searched. */
const isListed = (path: string) => rowAt(path).crawlers === 'index' && isCached(path)

test.describe('noindex excludes', () => {
  const leftOut = addressesOf(shared, guests).filter((path) => !isListed(path))
  for (const path of [
    ...leftOut,
    '/products?category_id=7&sort=PRICE_ASC',
    '/no-such-page',
    '/product/999999',
  ]) {
    test(path, nightlyBut(path === leftOut[0]), async ({ page }) => {
      await page.goto(path)
      const robots = page.locator('meta[name=robots]').first()
      await expect(robots).toHaveAttribute('content', /noindex/)
    })
  }

  test('no other page', async ({ request }) => {
    for (const path of addressesOf(shared).filter(isListed)) {
      expect(await (await request.get(path)).text(), path).not.toMatch(/<meta[^>]*name="robots"/)
    }
  })
})

test.describe('a shared link has an existing picture on', () => {
  const pictures: Readonly<Record<string, RegExp>> = {
    '/': /\/brand\/og-default\.jpg$/,
    '/products?category_id=7': /\/share\/cover\//,
    '/product/1001': /\/share\/1001\?price=149000$/,
    '/cart': /\/brand\/og-default\.jpg$/,
  }
  for (const [path, pattern] of Object.entries(pictures)) {
    test(path, nightlyBut(path === '/product/1001'), async ({ page, request }) => {
      await page.goto(path)
      const meta = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
      const image = (await meta('og:image')) ?? ''
      expect(image).toMatch(pattern)
      expect(await meta('twitter:image')).toBe(image)
      expect(await meta('og:image:alt')).toMatch(/\w/)
      expect(await meta('og:site_name')).toBe('Sandang Nusa')
      expect(await meta('twitter:card')).toBe('summary_large_image')
      expect((await meta('description'))?.length).toBeGreaterThan(20)
      expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//)
    })
  }
})

test.describe('a linked Markdown version exists at', () => {
  const pages: Readonly<Record<string, string>> = {
    '/product/1001': '/product/1001.md',
    '/products?category_id=7': '/products.md?category_id=7',
    '/products?category_id=7&page=2': '/products.md?category_id=7&page=2',
    '/stores': '/stores.md',
    '/stores/online-delivery': '/stores/online-delivery.md',
    '/faq': '/faq.md',
    '/tnc': '/tnc.md',
  }
  for (const [path, address] of Object.entries(pages)) {
    test(path, nightlyBut(path === '/product/1001'), async ({ page, request }) => {
      await page.goto(path)
      const linked = page.locator('head link[rel=alternate][type="text/markdown"]')
      const href = (await linked.getAttribute('href')) ?? ''
      expect(new URL(href).href).toBe(new URL(address, e2e.shopUrl).href)
      const byAddress = await request.get(address)
      expect(byAddress.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      const byHeader = await request.get(path, { headers: { accept: 'text/markdown' } })
      const text = await byAddress.text()
      expect(await byHeader.text()).toBe(text)
      expect(text).toMatch(/^# \S/)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      expect((await request.get(path)).headers()['content-type']).toContain('text/html')
    })
  }

  test('no address of an unknown product', async ({ request }) => {
    for (const path of ['/product/999999.md', '/product/x.md', '/products.md?category_id=999']) {
      const response = await request.get(path)
      expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
    }
  })
})
