import type { ImportReport } from '#backend/import/import-report.ts'

/** The most tags that one call takes. */
const tagsPerCall = 1_000

/** Above this the lists and pages are renewed by themselves within a minute. */
const maxProducts = 10_000

const timeoutMs = 10_000

type Variables = Readonly<Record<string, string | undefined>>

async function revalidate(shopUrl: string, secret: string, tags: readonly string[]) {
  const response = await fetch(new URL('/api/revalidate', shopUrl), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`status ${response.status}`)
}

function tagsOf({ changedIds }: ImportReport): string[] {
  const ofProducts = changedIds.slice(0, maxProducts).map((id) => `product:${id}`)
  return ['products', 'categories', 'facets', 'product-index', 'home', ...ofProducts]
}

/** What the operator still has to do for the pictures. */
function pictureAdvice({ origins }: ImportReport, { MEDIA_ORIGINS }: Variables): string[] {
  const known = new Set((MEDIA_ORIGINS ?? '').split(/[\s,]+/))
  const missing = [...origins].filter((origin) => !known.has(origin))
  if (missing.length === 0) return []
  const all = [...known, ...missing].filter(Boolean).join(',')
  return [`Pictures are on other origins: start the shop with MEDIA_ORIGINS=${all}`]
}

/**
 * Tells the running shop (SHOP_URL, REVALIDATE_SECRET) of the changed products; returns what there is to say of it. Without the
 * two, pages show the changes after a minute. Never throws: the products are in the catalogue.
 */
export async function shownNow(report: ImportReport, env: Variables): Promise<string[]> {
  const advice = pictureAdvice(report, env)
  if (report.changedIds.length === 0) return advice
  const { SHOP_URL: shopUrl, REVALIDATE_SECRET: secret } = env
  if (!shopUrl || !secret)
    return [
      ...advice,
      'A running shop shows this after a minute. With SHOP_URL and REVALIDATE_SECRET it is told at once.',
    ]
  const tags = tagsOf(report)
  try {
    for (let start = 0; start < tags.length; start += tagsPerCall)
      await revalidate(shopUrl, secret, tags.slice(start, start + tagsPerCall))
    return [...advice, 'The shop was told, and shows it at the next visit.']
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [...advice, `The shop could not be told (${why}): it shows this after a minute.`]
  }
}
