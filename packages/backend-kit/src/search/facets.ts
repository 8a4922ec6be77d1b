import type { Facet, Facets } from '@etalase/contract/product.ts'
import { brandCode } from '@etalase/contract/rules/codes.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { ListQuery } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { counting } from '#db/scans.ts'
import { colors, productSizes, products } from '#db/schema/catalogue.ts'
import { productSearch } from '#db/schema/search.ts'
import { onProduct, styleOf } from '#search/filtered-styles.ts'
import { matchCondition } from '#search/match.ts'
import type { Group } from '#search/understand.ts'
import { translatedNames } from '#texts/translated.ts'

type Summary = Omit<Facets, 'sizes'>

const toPrice = (min: string | null, max: string | null): Facets['price'] =>
  min === null || max === null ? null : { min: rupiah(Number(min)), max: rupiah(Number(max)) }

/** Counts a list's products or, when grouped, its garments. */
const countedIn = ({ group }: ListQuery): SQL<number> =>
  group ? sql`count(distinct ${styleOf})`.mapWith(Number) : count()

/** Summarizes colours, brands, prices and availability of the matching products in one scan. */
async function summaryOf(
  db: Database,
  condition: SQL | undefined,
  counted: SQL<number>,
): Promise<Summary> {
  const { colorCode, brandName, grandPrice, isAvailable } = productSearch
  const rows = await db
    .select({
      colorCode,
      brandName: sql<string | null>`${brandName}`,
      isTotal: sql<boolean>`grouping(${colorCode}, ${brandName}) = 3`,
      count: counted,
      available: sql`${counted} filter (where ${isAvailable})`.mapWith(Number),
      min: sql<string | null>`min(${grandPrice})`,
      max: sql<string | null>`max(${grandPrice})`,
    })
    .from(productSearch)
    .leftJoin(products, onProduct)
    .where(condition)
    .groupBy(sql`grouping sets ((${colorCode}), (${brandName}), ())`)
  const families = await translatedNames(
    db,
    'color',
    await db.select().from(colors).orderBy(asc(colors.position)),
  )
  const total = rows.find((row) => row.isTotal)
  const countOf = (code: string) => rows.find((row) => row.colorCode === code)?.count ?? 0
  return {
    colors: families
      .map(({ code, name, hex }) => ({ code, name, hex, count: countOf(code) }))
      .filter((color) => color.count > 0),
    brands: rows
      .flatMap((row) => (row.brandName === null ? [] : [{ name: row.brandName, count: row.count }]))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((brand) => ({ code: brandCode(brand.name), ...brand })),
    price: toPrice(total?.min ?? null, total?.max ?? null),
    available: total?.available ?? 0,
  }
}

interface SizeCount extends Facet {
  position: number
}

/** Compares sizes: letters in order, then numbers: S, M, L, 28, 30. */
const bySize = (a: SizeCount, b: SizeCount) => {
  const [first, second] = [Number.parseInt(a.code, 10), Number.parseInt(b.code, 10)]
  const areNumbers = Number(!Number.isNaN(first)) - Number(!Number.isNaN(second))
  return areNumbers || (Number.isNaN(first) ? a.position - b.position : first - second)
}

/** Returns the sizes in stock, each named as in one of its products. */
async function sizeFacet(
  db: Database,
  condition: SQL | undefined,
  counted: SQL<number>,
): Promise<Facet[]> {
  const sizes = db
    .select({
      code: sql<string>`unnest(${productSearch.sizesInStock})`.as('code'),
      count: sql<number>`${counted}`.mapWith(Number).as('count'),
    })
    .from(productSearch)
    .leftJoin(products, onProduct)
    .where(condition)
    .groupBy(sql`1`)
    .as('sizes')
  const named = db
    .select({ name: productSizes.sizeName, position: productSizes.position })
    .from(productSizes)
    .where(eq(productSizes.sizeCode, sizes.code))
    .limit(1)
    .as('named')
  const rows = await db
    .select({ code: sizes.code, name: named.name, count: sizes.count, position: named.position })
    .from(sizes)
    .innerJoinLateral(named, sql`true`)
  const sorted = rows.toSorted(bySize).map(({ code, name, count }) => ({ code, name, count }))
  return translatedNames(db, 'size', sorted)
}

/** Returns the filter choices of a list or search with exact counts: each facet applies all other filters, but not its own. */
export async function facetsOf(
  db: Database,
  query: ListQuery,
  groups: readonly Group[] = [],
): Promise<Facets> {
  const { size: _size, ...anySize } = query
  const { color, ...anyColor } = query
  const { brandName, ...anyBrand } = query
  const { price_min, price_max, ...anyPrice } = query
  const isPriced = price_min !== undefined || price_max !== undefined
  const counted = countedIn(query)
  return counting(db, async (tx) => {
    const summary = (filters: ListQuery) => summaryOf(tx, matchCondition(filters, groups), counted)
    const all = await summary(query)
    return {
      sizes: await sizeFacet(tx, matchCondition(anySize, groups), counted),
      colors: (color ? await summary(anyColor) : all).colors,
      brands: (brandName ? await summary(anyBrand) : all).brands,
      price: (isPriced ? await summary(anyPrice) : all).price,
      available: all.available,
    }
  })
}
