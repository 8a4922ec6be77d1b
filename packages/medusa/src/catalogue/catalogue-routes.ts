import { toChannelDtos } from '@etalase/backend-kit/cash/payment-way.ts'
import {
  findCategory,
  findSubcategory,
  listCategories,
} from '@etalase/backend-kit/catalogue/category-repository.ts'
import { shownHome } from '@etalase/backend-kit/catalogue/home-page.ts'
import { feedProducts } from '@etalase/backend-kit/catalogue/product-feed.ts'
import { indexedProducts, indexPages } from '@etalase/backend-kit/catalogue/product-index.ts'
import { findProduct } from '@etalase/backend-kit/catalogue/product-repository.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { listProductPromos } from '@etalase/backend-kit/promos/promo-repository.ts'
import { listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { suggestions } from '@etalase/backend-kit/search/suggestions.ts'
import {
  groupByRegion,
  listShowrooms,
  showroomsWithStock,
} from '@etalase/backend-kit/stores/store-repository.ts'
import type { Adapter } from '#adapter.ts'
import { estimatedTiers } from '#checkout/estimated-tiers.ts'
import type { AnswerCall } from '#http/answer-call.ts'

const noCategory = () => notFound(messages().answers.catalogue.noCategory)

/** Loads a product for its page. Lacks what this backend doesn't have: a delivery price without a destination. */
async function shownProduct({ model: { db }, returnDays }: Adapter, id: number) {
  const product = await findProduct(db, id)
  if (!product) throw notFound(messages().answers.catalogue.noProduct)
  return { ...product, delivery: null, return_days: returnDays }
}

/** Registers the calls that the read model answers: home, categories, lists, products, stores, bundles. */
export function catalogueRoutes(answer: AnswerCall, adapter: Adapter): void {
  const { db } = adapter.model

  answer('GET master/page/home', async () => ({
    home_data: await shownHome(db, adapter.now()),
    categories: await listCategories(db),
    return_days: adapter.returnDays,
    payment_channels: toChannelDtos({ payment: adapter.payment, cash: adapter.model.cash.rules }),
  }))
  answer('GET categories', async () => ({ categories: await listCategories(db) }))
  answer('GET category', async ({ id }) => {
    const category = await findCategory(db, id)
    if (!category) throw noCategory()
    return { category }
  })
  answer('GET category-sub', async ({ id }) => {
    const category_sub = await findSubcategory(db, id)
    if (!category_sub) throw noCategory()
    return { category_sub }
  })
  answer('GET products', (query) => listProducts(db, query))
  answer('GET search-suggestions', ({ q }) => suggestions(db, q))
  answer('GET product', async ({ id }) => ({ product: await shownProduct(adapter, id) }))
  answer('GET product-promise', async (wanted) => ({
    tiers: await estimatedTiers(adapter, wanted),
  }))
  answer('GET product-index', async (page) => ({ products: await indexedProducts(db, page) }))
  answer('GET product-index-pages', async ({ limit }) => ({ pages: await indexPages(db, limit) }))
  answer('GET product-feed', async (page) => ({ products: await feedProducts(db, page) }))
  answer('GET promos', async () => ({ product_promos: await listProductPromos(db, adapter.now()) }))
  answer('GET master/showroom', async () => ({ showroom_list: await listShowrooms(db) }))
  answer('GET master/showroom-region', async () => ({
    showroom_region_list: await groupByRegion(db, await listShowrooms(db)),
  }))
  answer('POST check-stock-location', async ({ product_detail_id: productId, size, qty }) => {
    const showrooms = await showroomsWithStock(db, { productId, sizeCode: size, qty })
    return { showrooms, showroom_regions: await groupByRegion(db, showrooms) }
  })
}
