import { access } from 'node:fs/promises'
import type { Dependency } from '#server/health.ts'
import type { RedisStore } from '#server/redis/redis-store.ts'

const build: Dependency = { name: 'build', check: () => access('.next/BUILD_ID') }

/** Any response below 500 will do: the spec's backends have no call for this. */
const backend = (baseUrl: string): Dependency => ({
  name: 'backend',
  check: async () => {
    const { status, body } = await fetch(`${baseUrl}/readyz`, {
      signal: AbortSignal.timeout(2_000),
    })
    // A body that is not read holds its connection.
    await body?.cancel()
    if (status >= 500) throw new Error(`status ${status}`)
  },
})

/** Without Redis each instance works with its own caches. */
const sharedCache = (redis: RedisStore): Dependency => ({
  name: 'redis',
  isOptional: true,
  check: () => redis.client.ping(),
})

/** What the shop's server needs to answer requests, and what it is quicker with. */
export const dependenciesOf = (apiBaseUrl: string, redis: RedisStore | null): Dependency[] => [
  build,
  backend(apiBaseUrl),
  ...(redis ? [sharedCache(redis)] : []),
]
