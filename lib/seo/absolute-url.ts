import { env } from '#lib/config/env.ts'

/** The absolute URL of a path of the shop; an absolute URL stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.shopUrl).href
}
