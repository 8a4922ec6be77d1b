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
