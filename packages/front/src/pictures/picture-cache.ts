import { deserialize, serialize } from 'node:v8'
import { limitedWarning } from '#log/log-lines.ts'
import { type CacheLayer, DiskLayer } from '#storage/disk-layer.ts'

/** Survives a new build: a picture stays the same. Next and the files in deploy/ keep this folder. */
const folder = '.next/cache/pictures'

/** Seconds. A picture is kept as long as its host says, within these bounds. */
const age = { min: 30 * 24 * 3600, max: 365 * 24 * 3600 }

export interface CachedPicture {
  bytes: Buffer
  type: string
  /** The header for browsers and shared caches. */
  cacheControl: string
  /** Until when the picture may be used, in milliseconds since 1970. */
  expires: number
}

/** Returns a picture's Cache-Control and its expiry, from its host's Cache-Control. */
export function lifetimeOf(cacheControl: string): Pick<CachedPicture, 'cacheControl' | 'expires'> {
  const seconds = Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
  const maxAge = Math.min(Math.max(seconds, age.min), age.max)
  const immutable = cacheControl.includes('immutable') ? ', immutable' : ''
  return {
    cacheControl: `public, max-age=${maxAge}${immutable}`,
    expires: Date.now() + maxAge * 1000,
  }
}

const warnNotRead = limitedWarning('A picture was not read from the cache')
const warnNotWritten = limitedWarning('A picture was not written to the cache')

/** A cache of picture versions. A failing layer counts as empty. */
export class PictureCache {
  readonly #layer: CacheLayer | null

  constructor(layer: CacheLayer | null) {
    this.#layer = layer
  }

  /** Whether it stores anything. */
  get isOpen(): boolean {
    return this.#layer !== null
  }

  async get(key: string): Promise<CachedPicture | null> {
    try {
      const stored = await this.#layer?.get(key)
      if (!stored) return null
      const picture: CachedPicture = deserialize(stored)
      return picture.expires > Date.now() ? picture : null
    } catch (error) {
      warnNotRead(error)
      return null
    }
  }

  async set(key: string, picture: CachedPicture): Promise<void> {
    const seconds = (picture.expires - Date.now()) / 1000
    await this.#layer?.set(key, serialize(picture), seconds).catch(warnNotWritten)
  }
}

/** Opens the cache on disk with a limit in bytes. Stores nothing when that fails. */
export async function openPictureCache(maxBytes: number): Promise<PictureCache> {
  if (maxBytes === 0) return new PictureCache(null)
  try {
    return new PictureCache(await DiskLayer.open(folder, maxBytes))
  } catch (error) {
    console.warn(`No pictures are kept: ${folder} cannot be used.`, error)
    return new PictureCache(null)
  }
}
