import type { ProductPromo } from '@etalase/contract/bundle.ts'
import type { Promo } from '@etalase/contract/promo.ts'
import { typedPromoCode } from '@etalase/contract/rules/typed-text.ts'
import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { productPromoProducts, productPromos, promos } from '#db/schema/promos.ts'
import { type Given, statement } from '#db/statement.ts'
import { badRequest, type HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

type PromoRow = typeof promos.$inferSelect

const normaliseCode = (typed: string) => typedPromoCode(typed).toUpperCase()

const invalid = (message: string) => badRequest('PROMO_INVALID', message)

const usedUp = () => invalid(messages().answers.promo.usedUp)

function problemOf(promo: PromoRow | undefined, now: Date): HttpError | null {
  if (!promo || promo.startsAt > now) return invalid(messages().answers.promo.invalid)
  if (promo.endsAt <= now) return invalid(messages().answers.promo.ended)
  if (promo.uses >= promo.useLimit) return usedUp()
  return null
}

const toPromoDto = (row: PromoRow): Promo => ({
  code: row.code,
  category: row.category,
  disc_percent: row.discPercent,
  disc_nominal: row.discNominal,
  disc_max: row.discMax,
})

async function findRow(db: Database, typed: string): Promise<PromoRow | undefined> {
  const [row] = await db
    .select()
    .from(promos)
    .where(eq(promos.code, normaliseCode(typed)))
  return row
}

/** Loads a code's promo. Throws PROMO_INVALID when it is unknown, not started, ended or used up. */
export async function requirePromo(db: Database, typed: string, now: Date): Promise<Promo> {
  const row = await findRow(db, typed)
  const problem = problemOf(row, now)
  if (problem || !row) throw problem
  return toPromoDto(row)
}

const offered = statement('offered_promos', (db, { now }: Given<{ now: Date }>) => {
  const { isOffered, startsAt, endsAt, uses, useLimit } = promos
  const holds = and(lte(startsAt, now), gt(endsAt, now), lt(uses, useLimit))
  return db.select().from(promos).where(and(isOffered, holds)).orderBy(asc(promos.code))
})

/** Loads the promos that the checkout offers automatically at `now`. */
export const offeredPromos = async (db: Database, now: Date): Promise<Promo[]> =>
  (await offered(db, { now })).map(toPromoDto)

/** Counts one use of a promo, in the order's transaction. Throws as `requirePromo` does. */
export async function redeemPromo(tx: Database, typed: string, now: Date): Promise<Promo> {
  const [redeemed] = await tx
    .update(promos)
    .set({ uses: sql`${promos.uses} + 1` })
    .where(
      and(
        eq(promos.code, normaliseCode(typed)),
        lte(promos.startsAt, now),
        gt(promos.endsAt, now),
        lt(promos.uses, promos.useLimit),
      ),
    )
    .returning()
  if (redeemed) return toPromoDto(redeemed)
  await requirePromo(tx, typed, now)
  throw usedUp()
}

/** Releases one use of a promo. */
export async function releasePromo(tx: Database, code: string): Promise<void> {
  await tx
    .update(promos)
    .set({ uses: sql`${promos.uses} - 1` })
    .where(eq(promos.code, code))
}

/** Lists the bundle promos valid at `now`, with their products. */
export async function listProductPromos(db: Database, now: Date): Promise<ProductPromo[]> {
  const { startsAt, endsAt } = productPromos
  const rows = await db
    .select()
    .from(productPromos)
    .where(and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(asc(productPromos.id))
  const members = await db.select().from(productPromoProducts)
  return rows.map((row) => ({
    id: row.id,
    bundling_type: row.bundlingType,
    m_group_id: row.groupId,
    m_sub_group_id: row.subGroupId,
    product_detail_id: row.productId,
    bundling_item_count: row.itemCount,
    promo_bundling_products: members
      .filter((member) => member.promoId === row.id)
      .map((member) => ({ product_detail_id: member.productId })),
  }))
}
