import 'server-only'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { logFailure } from '#lib/log/log-failure.ts'

const timeoutMs = 5_000

const plainPaths: Readonly<Record<string, readonly string[]>> = {
  [cacheManifest.home.tag]: ['/', '/shop/women', '/shop/men'],
  [cacheManifest.stores.tag]: ['/stores'],
}

/** Returns the paths of pages about the tag's subject; not of pages that merely show it, such as lists. */
function pathsOf(tag: string): readonly string[] {
  const [kind, id] = tag.split(':')
  return kind === 'product' && id ? [`/product/${id}`] : (plainPaths[tag] ?? [])
}

/**
 * Tells a CDN's purge hook which tags and paths have expired. Never throws: a failure is logged, and the CDN then serves stale pages
 * for up to a minute. Does nothing without a URL.
 */
export async function purgeCdn(url: string | undefined, tags: readonly string[]): Promise<void> {
  if (url === undefined) return
  // Status 0: a refusal here is not the shopper's mistake, so it must not be logged as one.
  const fail = (error: string) =>
    logFailure({
      method: 'POST',
      url: new URL(url).origin + new URL(url).pathname,
      status: 0,
      error,
    })
  try {
    const body = JSON.stringify({ tags, paths: tags.flatMap(pathsOf) })
    const response = await withDeadline(timeoutMs, async (signal) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body, signal })
      // An unread body keeps its connection open.
      await answer.body?.cancel()
      return answer
    })
    if (!response.ok) fail(`The CDN was not purged: status ${response.status}`)
  } catch (error) {
    fail(`The CDN was not purged: ${error}`)
  }
}
