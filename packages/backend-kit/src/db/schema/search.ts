import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '#db/schema/catalogue.ts'
import { instant, money } from '#db/schema/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Kilobytes of new entries that wait outside of the word index. Every search reads all of them; at PostgreSQL's 4,096, a search after an
 * import took 1.5 times as long.
 */
const maxPending = 256

/** The search index: one narrow row per product, written by triggers on `products` and `stock`. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    brandName: text('brand_name').notNull(),
    colorCode: text('color_code'),
    grandPrice: money('grand_price').notNull(),
    listedAt: instant('listed_at').notNull(),
    /** Codes of sizes in stock at any shop. */
    sizesInStock: text('sizes_in_stock').array().notNull(),
    isAvailable: boolean('is_available').notNull(),
    /** Words by weight (A name and kind, B colour, C keywords, D description), and lexemes for filters. */
    document: tsvector().notNull(),
  },
  (table) => [
    index('product_search_document')
      .using('gin', table.document)
      .with({ gin_pending_list_limit: maxPending }),
    index('product_search_newest').on(table.listedAt, table.productId),
    index('product_search_price').on(table.grandPrice, table.productId),
  ],
)

/** Words of names, brands, categories and keywords: candidates for spelling correction. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() })

/** Synonyms: a search for `term` also finds `meaning` and its synonyms. Both may have several words. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    term: text().notNull(),
    meaning: text().notNull(),
    /** What the term describes: a garment, a colour, an occasion … (`packages/backend-kit/src/search/kinds.ts`). */
    kind: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.meaning] })],
)
