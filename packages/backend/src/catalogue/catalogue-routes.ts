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
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { onTimeTo } from '@etalase/backend-kit/shipping/arrivals.ts'
import { estimatedTiers } from '@etalase/backend-kit/shipping/product-estimate.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'

/** Registers home, categories and single products. */
export default function catalogueRoutes(app: FastifyInstance, { context }: RouteOptions): void {
  const { db, now, returnDays } = context
  registerEndpoint(app, 'GET master/page/home', async () => ({
    home_data: await shownHome(db, now()),
    categories: await listCategories(db),
    return_days: returnDays,
    payment_channels: toChannelDtos(context),
  }))

  registerEndpoint(app, 'GET categories', async () => ({ categories: await listCategories(db) }))

  registerEndpoint(app, 'GET category', async ({ id }) => {
    const category = await findCategory(db, id)
    if (!category) throw notFound(messages().answers.catalogue.noCategory)
    return { category }
  })

  registerEndpoint(app, 'GET category-sub', async ({ id }) => {
    const subcategory = await findSubcategory(db, id)
    if (!subcategory) throw notFound(messages().answers.catalogue.noCategory)
    return { category_sub: subcategory }
  })

  registerEndpoint(app, 'GET product', async ({ id }) => {
    const product = await findProduct(db, id)
    if (!product) throw notFound(messages().answers.catalogue.noProduct)
    return { product: { ...product, return_days: returnDays } }
  })

  registerEndpoint(app, 'GET product-promise', async (input) => ({
    tiers: await estimatedTiers(context, {
      productId: input.product_detail_id,
      sizeCode: input.size,
      subdistrictId: input.subdistrict_id,
    }),
    on_time: await onTimeTo(db, input.subdistrict_id),
  }))

  registerEndpoint(app, 'GET product-index', async (page) => ({
    products: await indexedProducts(db, page),
  }))

  registerEndpoint(app, 'GET product-feed', async (page) => ({
    products: await feedProducts(db, page),
  }))

  registerEndpoint(app, 'GET product-index-pages', async ({ limit }) => ({
    pages: await indexPages(db, limit),
  }))
}
