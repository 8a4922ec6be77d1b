import { loadProducts } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { wishes } from '@etalase/backend-kit/db/schema/customers.ts'
import { productColumns, toWishlistEntry } from '@etalase/backend-kit/product-mapper.ts'
import type { WishlistEntry } from '@etalase/contract/account.ts'
import { and, desc, eq } from 'drizzle-orm'

interface Wish {
  customerId: number
  productId: number
}

/** Lists a customer's wishlist, newest first; with `productId`, only that product's entry. */
export async function listWishes(
  db: Database,
  customerId: number,
  productId?: number,
): Promise<WishlistEntry[]> {
  const rows = await db
    .select({ product: productColumns })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(
      and(
        eq(wishes.customerId, customerId),
        productId ? eq(wishes.productId, productId) : undefined,
      ),
    )
    .orderBy(desc(wishes.wishedAt), desc(wishes.productId))
  const listed = await loadProducts(
    db,
    rows.map(({ product }) => product),
  )
  return listed.map(toWishlistEntry)
}

/** Adds a product to a wishlist. Idempotent. Returns false when the product does not exist. */
export async function addWish(db: Database, wish: Wish, now: Date): Promise<boolean> {
  if ((await db.$count(products, eq(products.id, wish.productId))) === 0) return false
  await db
    .insert(wishes)
    .values({ ...wish, wishedAt: now })
    .onConflictDoNothing()
  return true
}

/** Removes a product from a wishlist. Idempotent. */
export async function removeWish(db: Database, { customerId, productId }: Wish): Promise<void> {
  await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), eq(wishes.productId, productId)))
}
