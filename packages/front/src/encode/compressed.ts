import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bodies in brotli at best quality, written by the build (packages/front/src/write-compressed.ts). */
export const compressedFolder = '.next/compressed'

/** Returns the file name of a body. */
export const compressedName = (body: Buffer): string => hash('sha1', body)

/** Returns a body in brotli if the build compressed it, else null. */
export function compressedByBuild(body: Buffer): Buffer | null {
  const file = join(compressedFolder, compressedName(body))
  return existsSync(file) ? readFileSync(file) : null
}
