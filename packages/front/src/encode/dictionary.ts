import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the dictionary's address; its hash follows. */
export const dictionaryFolder = '/_dictionary/'

/** Written by the build (packages/front/src/dictionary/write-dictionary.ts). */
export const dictionaryFile = '.next/dictionary'

/** The first bytes of a body compressed against a dictionary (RFC 9842, 4). The dictionary's SHA-256 follows. */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42])

/** A text that browsers keep, so that similar pages are sent as differences (RFC 9842, docs/decisions/079). */
export interface Dictionary {
  bytes: Buffer
  address: string
  /** The value of `Available-Dictionary` in a browser that has it. */
  available: string
  /** The first bytes of each body compressed against it. */
  start: Buffer
}

export function toDictionary(bytes: Buffer): Dictionary {
  const digest = hash('sha256', bytes, 'buffer')
  return {
    bytes,
    address: dictionaryFolder + digest.toString('hex').slice(0, 16),
    available: `:${digest.toString('base64')}:`,
    start: Buffer.concat([magic, digest]),
  }
}

/** Returns the dictionary of the build in a folder, or null when it has none. */
export function openDictionary(folder = '.'): Dictionary | null {
  const file = join(folder, dictionaryFile)
  return existsSync(file) ? toDictionary(readFileSync(file)) : null
}
