import { inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { productSizes } from '#db/schema/catalogue.ts'
import { translatedNames } from '#texts/translated.ts'

interface SizeKey {
  productId: number
  sizeCode: string
}

const keyOf = ({ productId, sizeCode }: SizeKey) => `${productId} ${sizeCode}`

/** Loads the current names of products' sizes, in the language of the request; null for a removed size. */
export async function loadSizeNames(db: Database, sizes: readonly SizeKey[]) {
  const ids = [...new Set(sizes.map(({ productId }) => productId))]
  const { productId, sizeCode, sizeName } = productSizes
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ productId, code: sizeCode, name: sizeName })
          .from(productSizes)
          .where(inArray(productId, ids))
  const named = await translatedNames(db, 'size', rows)
  const names = new Map(
    named.map((row) => [keyOf({ productId: row.productId, sizeCode: row.code }), row.name]),
  )
  return (size: SizeKey): string | null => names.get(keyOf(size)) ?? null
}
