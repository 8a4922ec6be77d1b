import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  /** The server and Next's bundles hold copies of this module; they share the storage. */
  var etalaseRenderEnds: AsyncLocalStorage<string[]> | undefined
}

globalThis.etalaseRenderEnds ??= new AsyncLocalStorage()
const rendering = globalThis.etalaseRenderEnds

const start = 'valid-until:'

/**
 * A cache tag for what shows something that ends by itself, such as a discount: data and pages with it are made again from then on, and no
 * cache between shows them longer.
 */
export const validUntilTag = (end: Date): string => start + end.getTime()

/** The first end, in milliseconds since 1970, of what holds at a time; Infinity when nothing ends. */
export const firstEnd = (tags: readonly string[], since: number): number =>
  Math.min(
    ...tags
      .filter((tag) => tag.startsWith(start))
      .map((tag) => Number(tag.slice(start.length)))
      .filter((end) => end > since),
  )

/** Tells the server that the page that is being rendered shows something that ends: what Next does not keep has no tags of its data. */
export const holdsUntil = (end: Date): void => void rendering.getStore()?.push(validUntilTag(end))

/** Renders something, and gives the tags of the ends that `holdsUntil` was told meanwhile. */
export async function withEnds<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; ends: string[] }> {
  const ends: string[] = []
  return { result: await rendering.run(ends, render), ends }
}
