import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Translations of catalogue texts; `packages/backend-kit/src/texts/texts.ts` defines their contents. */
export const texts = pgTable(
  'texts',
  {
    /** What the text describes: a product, a category … */
    kind: text().notNull(),
    /** The id or code of what the text describes. */
    id: text().notNull(),
    language: text().notNull(),
    content: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language, table.id] })],
)
