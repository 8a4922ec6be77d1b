import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the dictionary of a build is found: below it, its hash. */
export const dictionaryFolder = '/_dictionary/'

/** Written by the build (packages/front/src/dictionary/write-dictionary.ts). */
export const dictionaryFile = '.next/dictionary'

/** How a body starts that is compressed against a dictionary (RFC 9842, 4): before the SHA-256 of the dictionary. */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42])

/** A text that browsers keep, so that pages like it are sent as what differs (RFC 9842, docs/decisions/079). */
export interface Dictionary {
  bytes: Buffer
  address: string
  /** What a browser that has it writes into `Available-Dictionary`. */
  available: string
  /** How each body starts that is compressed against it. */
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

/** The dictionary of the build in a folder; null when it has none. */
export function openDictionary(folder = '.'): Dictionary | null {
  const file = join(folder, dictionaryFile)
  return existsSync(file) ? toDictionary(readFileSync(file)) : null
}
