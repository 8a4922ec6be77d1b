type Life = string | { stale?: number; revalidate?: number; expire?: number }

interface CacheCalls {
  tags: string[]
  lives: Life[]
  expired: [tag: string, life: Life][]
}

/** Calls that the code under test made to Next's cache. */
export const cacheCalls: CacheCalls = { tags: [], lives: [], expired: [] }

/** Clears the record. */
export function forgetCacheCalls(): void {
  Object.assign(cacheCalls, { tags: [], lives: [], expired: [] })
}

// Replaces `next/cache`, whose functions throw outside a request (vitest.config.ts).

export const cacheTag = (...tags: string[]): void => void cacheCalls.tags.push(...tags)

export const cacheLife = (life: Life): void => void cacheCalls.lives.push(life)

export const revalidateTag = (tag: string, life: Life): void =>
  void cacheCalls.expired.push([tag, life])
