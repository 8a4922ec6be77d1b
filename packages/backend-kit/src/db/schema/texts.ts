import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The catalogue's texts in other languages than English; their contents are in `packages/backend-kit/src/texts/texts.ts`. */
export const texts = pgTable(
  'texts',
  {
    /** What the text is about: a product, a category … */
    kind: text().notNull(),
    /** The id or code of the thing. */
    id: text().notNull(),
    language: text().notNull(),
    content: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language, table.id] })],
)
