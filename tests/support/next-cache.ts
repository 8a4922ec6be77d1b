type Life = string | { stale?: number; revalidate?: number; expire?: number }

interface CacheCalls {
  tags: string[]
  lives: Life[]
  expired: [tag: string, life: Life][]
}

/** What the code under test has told Next's cache. */
export const cacheCalls: CacheCalls = { tags: [], lives: [], expired: [] }

/** Starts the record again. */
export function forgetCacheCalls(): void {
  Object.assign(cacheCalls, { tags: [], lives: [], expired: [] })
}

// Stands for `next/cache`, whose functions throw outside of a request (vitest.config.ts).

export const cacheTag = (...tags: string[]): void => void cacheCalls.tags.push(...tags)

export const cacheLife = (life: Life): void => void cacheCalls.lives.push(life)

export const revalidateTag = (tag: string, life: Life): void =>
  void cacheCalls.expired.push([tag, life])
