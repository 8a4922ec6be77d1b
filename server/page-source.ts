import { LRUCache } from 'lru-cache'
import { contentHash, type Source } from '#server/compressed-cache.ts'
import { finishPage } from '#server/finish-page.ts'

/** What a response needs to know of a page also when its body is not sent, or comes from a cache. */
interface PageFacts {
  /** The hash of the finished page. */
  hash: string
  policy: string
  /** The hash of its data; null for a page without scripts. */
  dataHash: string | null
}

/** By the hash of the page as Next made it; less than 1 KB each. */
const knownPages = new LRUCache<string, PageFacts>({ max: 10_000 })

/** A page as it is sent, with its Content-Security-Policy and its data; null for a page without scripts. */
export interface PageSource extends Source {
  policy: string
  data: Source | null
}

type Finish = () => ReturnType<typeof finishPage>

const dataSource = (hash: string, finish: Finish): Source => ({
  hash,
  body: () => finish().data?.body ?? '',
})

const toSource = ({ hash, policy, dataHash }: PageFacts, finish: Finish): PageSource => ({
  hash,
  policy,
  body: () => finish().html,
  data: dataHash === null ? null : dataSource(dataHash, finish),
})

/** A prerendered page as it is sent. It is finished once, and again when it is compressed again. */
export function pageSource(page: string): PageSource {
  const key = contentHash(page)
  const known = knownPages.get(key)
  if (known !== undefined) return toSource(known, () => finishPage(page))
  const finished = finishPage(page)
  const { html, policy, data } = finished
  const facts = { hash: contentHash(html), policy, dataHash: data?.hash ?? null }
  knownPages.set(key, facts)
  return toSource(facts, () => finished)
}
