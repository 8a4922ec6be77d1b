import { LRUCache } from 'lru-cache'
import { contentHash, type Source } from '#server/compressed-cache.ts'
import { finishPage } from '#server/finish-page.ts'

/** A brotli quality. A page can change at any minute, so it does not get the best one, which takes many times longer. */
const quality = 9

/** What a response needs to know of a page also when its body is not sent, or comes from a cache. */
interface PageFacts {
  /** The hash of the finished page. */
  hash: string
  policy: string
}

/** By the hash of the page as Next made it; less than 1 KB each. */
const knownPages = new LRUCache<string, PageFacts>({ max: 10_000 })

/** A prerendered page as it is sent, with its Content-Security-Policy. It is finished once, and again when it is compressed again. */
export function pageSource(page: string): Source & { policy: string } {
  const key = contentHash(page)
  const known = knownPages.get(key)
  if (known !== undefined) return { ...known, quality, body: () => finishPage(page).html }
  const { html, policy } = finishPage(page)
  const facts = { hash: contentHash(Buffer.from(html)), policy }
  knownPages.set(key, facts)
  return { ...facts, quality, body: () => html }
}
