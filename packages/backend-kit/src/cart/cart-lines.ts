import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { isOneOfJson } from '#db/json-rows.ts'
import { cartItems } from '#db/schema/cart.ts'
import { type Given, statement } from '#db/statement.ts'

/** Identifies a size of a product in a device's cart. */
export type LineKey = {
  deviceId: string
  productId: number
  sizeCode: string
}

const isLine = ({ deviceId, productId, sizeCode }: LineKey | Given<LineKey>) =>
  and(
    eq(cartItems.deviceId, deviceId),
    eq(cartItems.productId, productId),
    eq(cartItems.sizeCode, sizeCode),
  )

const countPieces = statement('pieces_in_cart', (db, given: Given<LineKey>) =>
  db
    .select({
      ofLine:
        sql`coalesce(sum(${cartItems.qty}) filter (where ${eq(cartItems.sizeCode, given.sizeCode)}), 0)`.mapWith(
          Number,
        ),
      ofProduct: sql`coalesce(sum(${cartItems.qty}), 0)`.mapWith(Number),
    })
    .from(cartItems)
    .where(and(eq(cartItems.deviceId, given.deviceId), eq(cartItems.productId, given.productId))),
)

/** Counts the pieces of a cart line, and of its product in all sizes; 0 when the cart has none. */
export async function piecesInCart(
  db: Database,
  { deviceId, productId, sizeCode }: LineKey,
): Promise<{ ofLine: number; ofProduct: number }> {
  const [row] = await countPieces(db, { deviceId, productId, sizeCode })
  return row ?? { ofLine: 0, ofProduct: 0 }
}

type More = { qty: number; price: Rupiah }

const addPieces = statement('add_to_cart', (db, given: Given<LineKey & More>) => {
  const { deviceId, productId, sizeCode, qty, price } = given
  return db
    .insert(cartItems)
    .values({ deviceId, productId, sizeCode, qty, priceWhenAdded: price })
    .onConflictDoUpdate({
      target: [cartItems.deviceId, cartItems.productId, cartItems.sizeCode],
      set: {
        qty: sql`${cartItems.qty} + excluded.qty`,
        priceWhenAdded: sql`excluded.price_when_added`,
      },
    })
})

/** Adds pieces to a cart line, creating the line if needed. */
export async function addToLine(db: Database, line: LineKey, more: More): Promise<void> {
  const { deviceId, productId, sizeCode } = line
  await addPieces(db, { deviceId, productId, sizeCode, ...more })
}

/** Adds pieces to an existing line. Returns false when there is no such line. */
export async function incrementLine(
  db: Database,
  line: LineKey,
  { qty, price }: { qty: number; price: Rupiah },
): Promise<boolean> {
  const changed = await db
    .update(cartItems)
    .set({ qty: sql`${cartItems.qty} + ${qty}`, priceWhenAdded: price })
    .where(isLine(line))
    .returning({ id: cartItems.id })
  return changed.length > 0
}

/** Removes pieces from a line, never below 1 (spec §4). Returns false when there is no such line. */
export async function decrementLine(db: Database, line: LineKey, qty: number): Promise<boolean> {
  const changed = await db
    .update(cartItems)
    .set({ qty: sql`greatest(1, ${cartItems.qty} - ${qty})` })
    .where(isLine(line))
    .returning({ id: cartItems.id })
  return changed.length > 0
}

/** Removes a line from the cart. Returns false when there is no such line. */
export async function removeLine(db: Database, line: LineKey): Promise<boolean> {
  const removed = await db.delete(cartItems).where(isLine(line)).returning({ id: cartItems.id })
  return removed.length > 0
}

const removeByIds = statement('remove_lines', (db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.delete(cartItems).where(isOneOfJson(cartItems.id, ids)),
)

/** Removes cart lines by id. */
export async function removeLines(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await removeByIds(db, { ids })
}
