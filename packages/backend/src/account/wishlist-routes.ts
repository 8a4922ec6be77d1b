import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { FastifyInstance } from 'fastify'
import { addWish, listWishes, removeWish } from '#account/wishlist-repository.ts'
import type { RouteOptions } from '#route-options.ts'

/** Registers a customer's wishlist. Adding and removing are idempotent. */
export default function wishlistRoutes(
  app: FastifyInstance,
  { context: { db, now } }: RouteOptions,
): void {
  registerEndpoint(app, 'GET user/wishlist', async ({ product_detail_id }, { customer }) => ({
    user_wishlists: await listWishes(db, customer.id, product_detail_id),
  }))

  registerEndpoint(app, 'POST user/wishlist', async ({ product_detail_id }, { customer }) => {
    const wish = { customerId: customer.id, productId: product_detail_id }
    if (!(await addWish(db, wish, now()))) throw notFound(messages().answers.catalogue.noProduct)
    return { message: messages().answers.wishlist.added }
  })

  registerEndpoint(app, 'DELETE user/wishlist', async ({ product_detail_id }, { customer }) => {
    await removeWish(db, { customerId: customer.id, productId: product_detail_id })
    return { message: messages().answers.wishlist.removed }
  })
}
