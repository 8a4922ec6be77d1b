import lighthouse from 'lighthouse'

const category = 'agentic-browsing'

/** One page of each kind. */
export const pages = ['/', '/products?category_id=7', '/product/1035', '/stores', '/faq']

/** Returns the share of Lighthouse's applicable checks for agents that a page passes. */
export async function agenticScore(port: number, url: string) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [category],
  })
  const refs = result?.lhr.categories[category]?.auditRefs ?? []
  const audits = refs.flatMap(({ id }) => result?.lhr.audits[id] ?? [])
  const applicable = audits.filter(({ scoreDisplayMode }) => scoreDisplayMode !== 'notApplicable')
  const failed = applicable.filter(({ score }) => score !== null && score < 1)
  return {
    applicable: applicable.map(({ id }) => id),
    failed: failed.map(({ id, title }) => `${id}: ${title}`),
    score: applicable.length === 0 ? 0 : (applicable.length - failed.length) / applicable.length,
  }
}
