import { type Outcome, type Shops, tellShops } from '@etalase/backend-kit/tell-shops.ts'
import type { ImportReport } from '#import/import-report.ts'

/** Above this the lists and pages are renewed by themselves within a minute. */
const maxProducts = 10_000

function tagsOf({ changedIds }: ImportReport): string[] {
  const ofProducts = changedIds.slice(0, maxProducts).map((id) => `product:${id}`)
  return ['products', 'categories', 'facets', 'product-index', 'home', ...ofProducts]
}

/** What the operator still has to do for the pictures. */
function pictureAdvice({ origins }: ImportReport, mediaOrigins: string): string[] {
  const known = new Set(mediaOrigins.split(/[\s,]+/))
  const missing = [...origins].filter((origin) => !known.has(origin))
  if (missing.length === 0) return []
  const all = [...known, ...missing].filter(Boolean).join(',')
  return [`Pictures are on other origins: start the shop with MEDIA_ORIGINS=${all}`]
}

const inWords = ({ shop, error }: Outcome) =>
  error === undefined
    ? `The shop at ${shop} was told, and shows it at the next visit.`
    : `The shop at ${shop} could not be told (${error instanceof Error ? error.message : error}): it shows this after a minute.`

/**
 * Tells the running shops of the changed products; returns what there is to say of it. Without a secret, pages show the
 * changes after a minute. Never throws: the products are in the catalogue.
 */
export async function shownNow(
  report: ImportReport,
  shops: Shops,
  mediaOrigins = '',
): Promise<string[]> {
  const advice = pictureAdvice(report, mediaOrigins)
  if (report.changedIds.length === 0) return advice
  if (shops.revalidateSecret === undefined)
    return [
      ...advice,
      'A running shop shows this after a minute. With REVALIDATE_SECRET and SHOP_URL or REVALIDATE_URLS it is told at once.',
    ]
  return [...advice, ...(await tellShops(shops, tagsOf(report))).map(inWords)]
}
