import { access } from 'node:fs/promises'
import type { Dependency } from '#server/health.ts'

const build: Dependency = { name: 'build', check: () => access('.next/BUILD_ID') }

/** Any response below 500 will do: the spec's backends have no call for this. */
const backend = (baseUrl: string): Dependency => ({
  name: 'backend',
  check: async () => {
    const { status } = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(2_000) })
    if (status >= 500) throw new Error(`status ${status}`)
  },
})

/** What the shop's server needs to answer requests. */
export const dependenciesOf = (apiBaseUrl: string): Dependency[] => [build, backend(apiBaseUrl)]
