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
  /** The names of its sizes, by row. */
  sizes: z.array(z.string()).optional(),
})

type Covered = z.infer<typeof covered>
type Named = z.infer<typeof named>

/** What each kind of text says. */
export interface TextContents {
  /** By id. */
  product: ProductText
  category: Covered
  category_sub: Covered
  /** By the code of the family. */
  color: Named
  /** By code. */
  size: Named
  /** By the id of a region of showrooms. */
  region: Named
  /** By `sizeChartKey`. */
  size_chart: z.infer<typeof sizeChart>
  /** By the key of the page. */
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

/** What a text is found by, besides its kind and language. */
export type TextId = string | number

/** The id of the texts of a size chart: its drawing and its sub-category. */
export const sizeChartKey = (url: string, categorySubId: number) => `${url} ${categorySubId}`

/** The texts of one kind in the language of the request, by id; what has none stays English. */
export type Texts<Kind extends TextKind> = (id: TextId) => TextContents[Kind] | undefined

const none = () => undefined

/** Whether the request is answered with the texts of `texts`, and not with the English ones of the rows. */
export const isTranslated = () => requestLanguage() !== 'en'

/** Reads texts in the language of the request. In English there are none, and no query. */
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
