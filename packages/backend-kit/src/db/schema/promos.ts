import { bundlingTypes, promoCategories } from '@etalase/contract/rules/constants.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '#db/schema/catalogue.ts'
import { instant, money } from '#db/schema/columns.ts'

export const promoCategory = pgEnum('promo_category', promoCategories)
export const bundlingType = pgEnum('bundling_type', bundlingTypes)

/** Promos by code. */
export const promos = pgTable(
  'promos',
  {
    /** Upper case. */
    code: text().primaryKey(),
    category: promoCategory().notNull(),
    discPercent: integer('disc_percent').notNull(),
    discNominal: money('disc_nominal').notNull(),
    discMax: money('disc_max').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    useLimit: integer('use_limit').notNull(),
    /** Orders that use the code; an expired or cancelled order releases its use. */
    uses: integer().notNull().default(0),
    /** Whether the checkout offers it automatically; other promos require knowing the code. */
    isOffered: boolean('is_offered').notNull().default(false),
  },
  (table) => [
    check('promos_percent', sql`${table.discPercent} between 0 and 100`),
    check('promos_uses', sql`${table.uses} between 0 and ${table.useLimit}`),
    check('promos_dates', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** Bundle promos: a number of pieces from a group, a sub-group or certain products. */
export const productPromos = pgTable(
  'product_promos',
  {
    id: integer().primaryKey(),
    bundlingType: bundlingType('bundling_type').notNull(),
    groupId: integer('group_id'),
    subGroupId: integer('sub_group_id'),
    productId: integer('product_id').references(() => products.id),
    itemCount: integer('item_count').notNull(),
    /** Null for no start or no end. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [check('product_promos_dates', sql`${table.startsAt} < ${table.endsAt}`)],
)

export const productPromoProducts = pgTable(
  'product_promo_products',
  {
    promoId: integer('promo_id')
      .notNull()
      .references(() => productPromos.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.promoId, table.productId] })],
)
