import { env } from '#lib/config/env.ts'

/** The address of a path of ours, or of a picture wherever it lies, as the whole world knows it. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.shopUrl).href
}
