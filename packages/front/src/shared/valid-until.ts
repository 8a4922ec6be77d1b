import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** The server and Next's bundles hold copies of this module, and share the storage. */
  var etalaseRenderEnds: AsyncLocalStorage<string[]> | undefined
}

globalThis.etalaseRenderEnds ??= new AsyncLocalStorage()
const rendering = globalThis.etalaseRenderEnds

const start = 'valid-until:'

/**
 * Returns a cache tag for content that ends by itself, such as a discount. Data and pages with it are made again once it ends, and shared
 * caches keep them no longer.
 */
export const validUntilTag = (end: Date): string => start + end.getTime()

/** Returns the first end after a time, in milliseconds since 1970; Infinity when nothing ends. */
export const firstEnd = (tags: readonly string[], since: number): number =>
  Math.min(
    ...tags
      .filter((tag) => tag.startsWith(start))
      .map((tag) => Number(tag.slice(start.length)))
      .filter((end) => end > since),
  )

/** Tells the server that the page being rendered shows content that ends. Pages that Next does not cache carry no tags of their data. */
export const holdsUntil = (end: Date): void => void rendering.getStore()?.push(validUntilTag(end))

/** Renders, and returns the tags of the ends that `holdsUntil` recorded meanwhile. */
export async function withEnds<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; ends: string[] }> {
  const ends: string[] = []
  return { result: await rendering.run(ends, render), ends }
}
