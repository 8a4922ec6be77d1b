import { accepts, asked, data, ignores, type Mutant, status } from '#mutants/fault.ts'

const list = 'GET products'
const page = 'GET product'

/** Searches for any of several words instead of all. */
const findsAnyWord: Mutant['make'] = () => ({
  async answer(sent, ask) {
    const words = String(sent.input.search ?? '').split(' ')
    if (sent.call !== list || words.length < 2) return ask(sent)
    const limit = Number(sent.input.limit ?? 8)
    const products = new Map<number, unknown>()
    for (const search of words) {
      const { body } = await ask({ ...sent, input: { ...sent.input, search, page: 1, limit: 100 } })
      for (const product of Object(body).data?.products ?? []) products.set(product.id, product)
    }
    const all = [...products.values()]
    const data = { products: all.slice(0, limit), product_count: all.length }
    return { status: 200, body: { data } }
  },
})

/** Faults of categories, lists, products and stores. */
export const catalogueMutants: readonly Mutant[] = [
  {
    name: 'every page of a list is the first page',
    make: asked(list, ({ input }) => {
      input.page = 1
    }),
  },
  {
    name: 'a list ignores the requested length',
    make: asked(list, ({ input }) => {
      input.limit = 7
    }),
  },
  {
    name: 'the count of a list is that of its page',
    make: data(list, (d) => {
      d.product_count = d.products.length
    }),
  },
  {
    name: 'the count of a list is one too high',
    make: data(list, (d) => {
      d.product_count += 1
    }),
  },
  { name: 'lists ignore sorting by price', make: ignores(list, 'sort') },
  {
    name: 'sorting compares prices as text',
    make: data(list, (d, { input }) => {
      if (String(input.sort).startsWith('PRICE'))
        d.products.sort((a: Price, b: Price) =>
          String(a.net_price).localeCompare(String(b.net_price)),
        )
    }),
  },
  { name: 'lists ignore the category', make: ignores(list, 'category_id') },
  { name: 'lists ignore the sub-category', make: ignores(list, 'category_sub_id') },
  { name: 'lists ignore the group', make: ignores(list, 'group_id') },
  {
    name: 'a card shows a later end of the discount',
    make: data(list, (d) => {
      for (const product of d.products)
        if (product.sale_ends_at) product.sale_ends_at = '2099-12-31 23:59:00'
    }),
  },
  {
    name: 'the end of a discount on a card has the format of another time zone',
    make: data(list, (d) => {
      for (const product of d.products)
        if (product.sale_ends_at) product.sale_ends_at = '2099-12-31T16:59:00Z'
    }),
  },
  { name: 'the sale is the whole catalogue', make: ignores(list, 'sale') },
  { name: 'the search finds every product', make: ignores(list, 'search') },
  { name: 'the search finds products with any of the words', make: findsAnyWord },
  {
    name: 'a product from a list costs more on its page',
    make: data(page, ({ product }) => {
      product.net_price += 1_000
    }),
  },
  {
    name: 'the discount is missing on the product page',
    make: data(page, ({ product }) => {
      product.direct_discount = null
      product.net_price = product.retail_price + 1
    }),
  },
  {
    name: 'the net price is above the retail price',
    make: data(list, (d) => {
      for (const product of d.products) product.net_price = product.retail_price + 5_000
    }),
  },
  {
    name: 'prices have decimals',
    make: data(list, (d) => {
      for (const product of d.products) product.net_price += 0.5
    }),
  },
  {
    name: 'prices are negative',
    make: data(list, (d) => {
      for (const product of d.products) product.net_price = -1
    }),
  },
  {
    name: 'no picture of a product is its cover',
    make: data(page, ({ product }) => {
      for (const image of product.product_images) image.image_type = 'DETAIL'
    }),
  },
  {
    name: 'no picture of a product in lists is its cover',
    make: data(list, (d) => {
      for (const product of d.products)
        for (const image of product.product_images) image.image_type = 'DETAIL'
    }),
  },
  {
    name: 'a product has no picture',
    make: data(page, ({ product }) => {
      product.product_images = []
    }),
  },
  {
    name: 'pictures are file paths',
    make: data(page, ({ product }) => {
      for (const image of product.product_images) image.image_url = ''
    }),
  },
  { name: 'a product that does not exist is a server error', make: status(page, 404, 500) },
  {
    name: 'a product that does not exist is a bad request',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        return sent.call === page && answer.status === 404
          ? { status: 400, body: { error: { message: 'No.', code: 'INVALID_INPUT' } } }
          : answer
      },
    }),
  },
  {
    name: 'a product that does not exist is another product',
    make: asked(page, ({ input }) => {
      if (Number(input.id) > 1_000_000) input.id = 1001
    }),
  },
  {
    name: 'the page of a product shows another product',
    make: asked(page, ({ input }) => {
      if (Number(input.id) < 1_000_000) input.id = Number(input.id) - 1
    }),
  },
  {
    name: 'a product is related to itself',
    make: data(page, ({ product }) => {
      product.related_products = [structuredClone({ ...product, related_products: [] })]
    }),
  },
  {
    name: 'all sizes are in stock',
    make: data(page, ({ product }) => {
      for (const size of product.sizes) size.is_available = 1
    }),
  },
  {
    name: 'no size is in stock',
    make: data(list, (d) => {
      for (const product of d.products) for (const size of product.sizes) size.is_available = 0
    }),
  },
  {
    name: 'two sizes have the same code',
    make: data(page, ({ product }) => {
      product.sizes.push(product.sizes[0])
    }),
  },
  {
    name: 'a product has no sizes',
    make: data(page, ({ product }) => {
      product.sizes = []
    }),
  },
  {
    name: 'flags are words',
    make: data(page, ({ product }) => {
      for (const size of product.sizes) size.is_available = 'true'
    }),
  },
  {
    name: 'a sub-category belongs to another category',
    make: data('GET category-sub', ({ category_sub }) => {
      category_sub.category.id += 1
    }),
  },
  {
    name: 'a category that does not exist is an empty one',
    make: accepts('GET category', { data: { category: { id: 1, name: '', category_subs: [] } } }),
  },
  {
    name: 'the home page and the menu have different categories',
    make: data('GET master/page/home', (d) => {
      d.categories.pop()
    }),
  },
  {
    name: 'a sub-category has no name',
    make: data('GET categories', (d) => {
      d.categories[0].category_subs[0].name = null
    }),
  },
  {
    name: 'a region has the stores of another region',
    make: data('GET master/showroom-region', ({ showroom_region_list: regions }) => {
      regions[0].showrooms = regions[1].showrooms
    }),
  },
  {
    name: 'a store is only in the regions',
    make: data('GET master/showroom', (d) => {
      d.showroom_list.shift()
    }),
  },
  {
    name: 'every store has every size',
    make: asked('POST check-stock-location', ({ input }) => {
      input.qty = 1
    }),
  },
  {
    name: 'no store has a size',
    make: data('POST check-stock-location', (d) => {
      d.showrooms = []
      d.showroom_regions = []
    }),
  },
  {
    name: 'a province has the cities of all provinces',
    make: data('GET master/city', (d) => {
      d.city_list = []
    }),
  },
  {
    name: 'the area search finds other areas',
    make: data('GET master/subdistrict-search', (d) => {
      for (const found of d.subdistrict_list) found.province.id += 1
    }),
  },
  {
    name: 'the feed has other prices',
    make: data('GET product-feed', (d) => {
      for (const product of d.products) product.net_price += 1
    }),
  },
  {
    name: 'the product index is in descending order',
    make: data('GET product-index', (d) => {
      d.products.reverse()
    }),
  },
  {
    name: 'facets have wrong counts',
    make: data(list, (d) => {
      for (const size of d.facets?.sizes ?? []) size.count += 1
    }),
  },
]

interface Price {
  net_price: number
}
