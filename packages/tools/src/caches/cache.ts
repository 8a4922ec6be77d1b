import type { OutgoingHttpHeaders } from 'node:http'
import { type Answer, ask } from '#caches/ask.ts'
import type { CacheProgram } from '#caches/programs.ts'
import type { Tap } from '#caches/tap.ts'

/** A running cache in front of the shop. */
export interface Cache {
  program: CacheProgram
  version: string
  url: string
  tap: Tap
}

/** Requests a path from a cache as a browser that accepts brotli, unless other headers are given. */
export const get = (
  { url }: Cache,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> =>
  ask(url + path, { method, headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers } })

/** Returns how often a cache requests a path from the shop during some work. */
export async function askedDuring(
  { tap }: Cache,
  path: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = tap.count(path)
  await work()
  return tap.count(path) - before
}

export const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
