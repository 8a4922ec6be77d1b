import type { Category } from '@etalase/contract/category.ts'
import type { ProductSummary } from '@etalase/contract/product.ts'
import type { Client } from '#client.ts'

/** A language that many backends have, one that no backend has, a wildcard, and invalid syntax. */
const languages = ['id', 'xx', '*', ';q=']

/** Returns what must be the same in all languages. */
const factsOf = (products: readonly ProductSummary[]) =>
  JSON.stringify(
    products.map(({ id, product_code, retail_price, net_price, sizes }) => [
      id,
      product_code,
      retail_price,
      net_price,
      sizes.map(({ size_code }) => size_code),
    ]),
  )

const idsOf = (categories: readonly Category[]) =>
  JSON.stringify(
    categories.map(({ id, category_subs }) => [id, category_subs.map((sub) => sub.id)]),
  )

/** Checks Accept-Language, which is optional: whatever its value, a call returns the same content in some language. */
export async function checkLanguages(client: Client): Promise<void> {
  const { report } = client
  const list = await client.request('GET products')
  const home = await client.request('GET master/page/home')
  for (const language of languages) {
    const headers = { 'Accept-Language': language }
    const products = await client.request('GET products', {}, headers)
    const isSameList = factsOf(products.products) === factsOf(list.products)
    report.check(
      'GET products',
      'Accept-Language',
      isSameList,
      `'${language}' lists different products, codes or prices`,
    )
    const page = await client.request('GET master/page/home', {}, headers)
    const isSameHome = idsOf(page.categories) === idsOf(home.categories)
    report.check(
      'GET master/page/home',
      'Accept-Language',
      isSameHome,
      `'${language}' has different categories`,
    )
    const [first] = list.products
    if (!first) continue
    const { product } = await client.request('GET product', { id: first.id }, headers)
    const isSame = factsOf([product]) === factsOf([first])
    report.check(
      'GET product',
      'Accept-Language',
      isSame,
      `'${language}' has a different code, price or size`,
    )
  }
}
