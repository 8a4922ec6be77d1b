import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the build (packages/front/src/compressed/write-compressed.ts): bodies in brotli at its best quality. */
export const compressedFolder = '.next/compressed'

/** The name of the file for a body. */
export const compressedName = (body: Buffer): string => hash('sha1', body)

/** A body in brotli, if it is one that the build compressed; else null. */
export function compressedByBuild(body: Buffer): Buffer | null {
  const file = join(compressedFolder, compressedName(body))
  return existsSync(file) ? readFileSync(file) : null
}
