import { type DatedHome, datedHome } from '@etalase/contract/staff-content.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/connection.ts'
import { texts } from '#db/schema/texts.ts'
import { requestLanguage } from '#messages/request-language.ts'
import { type ProductText, productText } from '#product-mapper.ts'

const named = z.object({ name: z.string().optional() })

const covered = named.extend({ cover_text: z.string().optional() })

const sizeChart = z.object({
  columns: z.array(z.string()).optional(),
  /** Size names, by row. */
  sizes: z.array(z.string()).optional(),
})

type Covered = z.infer<typeof covered>
type Named = z.infer<typeof named>

/** Contents of each kind of text. */
export interface TextContents {
  /** Keyed by id. */
  product: ProductText
  category: Covered
  category_sub: Covered
  /** Keyed by the family's code. */
  color: Named
  /** Keyed by code. */
  size: Named
  /** Keyed by the showroom region's id. */
  region: Named
  /** Keyed by `sizeChartKey`. */
  size_chart: z.infer<typeof sizeChart>
  /** Keyed by the page's key. */
  page: DatedHome
}

export type TextKind = keyof TextContents

const schemas: { readonly [Kind in TextKind]: z.ZodType<TextContents[Kind]> } = {
  product: productText,
  category: covered,
  category_sub: covered,
  color: named,
  size: named,
  region: named,
  size_chart: sizeChart,
  page: datedHome,
}

/** A text's key within its kind and language. */
export type TextId = string | number

/** Returns the id of a size chart's texts: its drawing and sub-category. */
export const sizeChartKey = (url: string, categorySubId: number) => `${url} ${categorySubId}`

/** Looks up a text of one kind in the request's language; undefined falls back to English. */
export type Texts<Kind extends TextKind> = (id: TextId) => TextContents[Kind] | undefined

const none = () => undefined

/** Whether the response uses translations from `texts` instead of the rows' English texts. */
export const isTranslated = () => requestLanguage() !== 'en'

/** Loads texts in the request's language. For English it returns none and runs no query. */
export async function textsOf<Kind extends TextKind>(
  db: Database,
  kind: Kind,
  ids: readonly TextId[],
): Promise<Texts<Kind>> {
  if (!isTranslated() || ids.length === 0) return none
  const rows = await db
    .select({ id: texts.id, content: texts.content })
    .from(texts)
    .where(
      and(
        eq(texts.kind, kind),
        eq(texts.language, requestLanguage()),
        inArray(texts.id, [...new Set(ids.map(String))]),
      ),
    )
  const schema = schemas[kind]
  const found = new Map(rows.map(({ id, content }) => [id, schema.parse(content)]))
  return (id) => found.get(String(id))
}
