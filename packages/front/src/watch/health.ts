import type { StatsFs } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'

/** A dependency of this process. */
export interface Dependency {
  name: string
  /** Whether the process is ready without it, only slower. */
  isOptional?: true
  /** Rejects when the dependency cannot be used. */
  check: () => Promise<unknown>
}

const timeoutMs = 2_000

function withTimeout(promise: Promise<unknown>): Promise<unknown> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('timeout')), timeoutMs)
  return Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer))
}

/** Returns the dependencies that do not answer within 2 s. */
async function failedDependencies(dependencies: readonly Dependency[]): Promise<Dependency[]> {
  const results = await Promise.allSettled(dependencies.map(({ check }) => withTimeout(check())))
  return dependencies.filter((_, index) => results[index]?.status === 'rejected')
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}

/**
 * Answers `/livez` (the process runs) and `/readyz` (it is not shutting down, and all required dependencies answer): 200 or 503. Returns
 * whether it has answered. Concurrent requests share one check, so that probes cannot overload a dependency.
 */
export class Health {
  readonly #dependencies: readonly Dependency[]
  #check: Promise<Dependency[]> | null = null
  #isClosing = false

  constructor(dependencies: readonly Dependency[]) {
    this.#dependencies = dependencies
  }

  /** Makes the process not ready: load balancers send no new requests. */
  close(): void {
    this.#isClosing = true
  }

  answer({ method, url }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false
    if (url === '/livez') send(response, 200, { status: 'live' })
    else if (url === '/readyz') void this.#sendReadiness(response)
    else return false
    return true
  }

  async #sendReadiness(response: ServerResponse): Promise<void> {
    if (this.#isClosing) return send(response, 503, { status: 'closing' })
    this.#check ??= failedDependencies(this.#dependencies).finally(() => {
      this.#check = null
    })
    const failed = await this.#check
    const names = failed.map(({ name }) => name)
    if (failed.length === 0) send(response, 200, { status: 'ready' })
    else if (failed.every(({ isOptional }) => isOptional)) {
      send(response, 200, { status: 'ready', degraded: names })
    } else send(response, 503, { status: 'not ready', failed: names })
  }
}

const build: Dependency = { name: 'build', check: () => access('.next/BUILD_ID') }

/** Bytes. With less space, pages and pictures are soon no longer cached. */
const minFree = 16 * 2 ** 20

type Space = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>

/** Returns the disk with the build and its caches. A full disk slows the shop down, but stops nothing. */
export const diskOf = (
  folder: string,
  readSpace: (folder: string) => Promise<Space> = statfs,
): Dependency => ({
  name: 'disk',
  isOptional: true,
  check: async () => {
    const { bavail, blocks, bsize } = await readSpace(folder)
    if (blocks > 0 && bavail * bsize < minFree) throw new Error('full')
  },
})

/** Any response below 500 counts: backends of the spec have no call for this. */
const backend = (baseUrl: string): Dependency => ({
  name: 'backend',
  check: async () => {
    const status = await withDeadline(timeoutMs, async (signal) => {
      const { status, body } = await fetch(`${baseUrl}/readyz`, { signal })
      // An unread body holds its connection.
      await body?.cancel()
      return status
    })
    if (status >= 500) throw new Error(`status ${status}`)
  },
})

/** A connection to Redis. */
interface Redis {
  client: { ping: () => Promise<unknown> }
}

/** Without Redis each instance uses its own caches. */
const sharedCache = (redis: Redis): Dependency => ({
  name: 'redis',
  isOptional: true,
  check: () => redis.client.ping(),
})

/** Returns the dependencies that the server needs, and those that make it faster. */
export const dependenciesOf = (apiBaseUrl: string | null, redis: Redis | null): Dependency[] => [
  build,
  diskOf('.next'),
  ...(apiBaseUrl === null ? [] : [backend(apiBaseUrl)]),
  ...(redis ? [sharedCache(redis)] : []),
]
