import { type Outcome, type Shops, tellShops } from '@etalase/backend-kit/tell-shops.ts'
import type { ImportReport } from '#import/import-report.ts'

/** Limit of tagged products. The pages of others refresh by themselves within a minute. */
const maxProducts = 10_000

function tagsOf({ changedIds }: ImportReport): string[] {
  const ofProducts = changedIds.slice(0, maxProducts).map((id) => `product:${id}`)
  return ['products', 'categories', 'facets', 'product-index', 'home', ...ofProducts]
}

/** Tells the operator what is left to do for the pictures. */
function pictureAdvice({ origins }: ImportReport, mediaOrigins: string): string[] {
  const known = new Set(mediaOrigins.split(/[\s,]+/))
  const missing = [...origins].filter((origin) => !known.has(origin))
  if (missing.length === 0) return []
  const all = [...known, ...missing].filter(Boolean).join(',')
  return [`Pictures are on other origins: start the shop with MEDIA_ORIGINS=${all}`]
}

const inWords = ({ shop, error }: Outcome) =>
  error === undefined
    ? `The shop at ${shop} was notified, and shows the changes at the next visit.`
    : `The shop at ${shop} could not be notified (${error instanceof Error ? error.message : error}): it shows the changes after a minute.`

/**
 * Revalidates the changed products in running shops, and returns messages about it. Without a secret, pages show the
 * changes after a minute. Never throws, because the import has already succeeded.
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
      'A running shop shows the changes after a minute. With REVALIDATE_SECRET and SHOP_URL or REVALIDATE_URLS, it is notified at once.',
    ]
  return [...advice, ...(await tellShops(shops, tagsOf(report))).map(inWords)]
}
