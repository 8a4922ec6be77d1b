import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Slots, TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { isLight } from '@etalase/pictures/decode-cost.ts'
import { type EncodedPicture, encode, readHeader } from '@etalase/pictures/encode.ts'
import type { EncoderProcess } from '@etalase/pictures/encoder-process.ts'
import { LRUCache } from 'lru-cache'
import { type FetchedPicture, fetchPicture, logPictureFailure } from '#pictures/fetch-picture.ts'
import { type CachedPicture, lifetimeOf, type PictureCache } from '#pictures/picture-cache.ts'
import { Quiet } from '#pictures/quiet.ts'
import { nearestWidths, type PictureVersion, pictureAddress } from '#shared/picture-address.ts'

/** Pictures fetched and encoded at once, and requests that wait; each may hold some MB. */
const inFlight = { slots: 12, waiting: 200 }

/** Pictures queued for the background. When the queue is full, a later request asks again. */
const maxQueue = 500

/** Milliseconds before the background retries a picture that it could not make. */
const failureMs = 3_600_000

/** Cache-Control of a version until AVIF is there: shared caches ask again soon, browsers keep it. */
const interimControl = 'public, max-age=86400, s-maxage=60'

/** Milliseconds for which a shopper waits for a first version when another width is available. */
const patienceMs = 30

/** A picture to send, or the status with which the shop answers instead. */
export type PictureResult = (CachedPicture & { isInterim?: true }) | { status: 404 | 502 | 503 }

interface Origins {
  /** The backend, which has the pictures below `/media/`. */
  backend: string
  others: readonly string[]
}

const pathOf = ({ src }: PictureVersion) => src.split('?')[0] ?? ''

function tooMany(version: PictureVersion): PictureResult {
  logPictureFailure(pathOf(version), 'too many pictures are waited for')
  return { status: 503 }
}

/** How a version is encoded: fast, or small. */
type Speed = 'quick' | 'well'

type Encoder = Pick<EncoderProcess, 'encode' | 'stop'>

/**
 * Makes versions of pictures: WebP at once, then AVIF in the background while no shopper waits for a picture. While a slow version is made,
 * another width stands in.
 */
export class PictureService {
  readonly #origins: Origins
  readonly #cache: PictureCache
  readonly #encoder: Encoder
  readonly #inFlight = new Slots(inFlight.slots, inFlight.waiting)
  readonly #encodes = new Slots(availableParallelism(), inFlight.slots)
  readonly #queue = new Slots(1, maxQueue)
  /** Versions being read, made or written. */
  readonly #pending = new Map<string, Promise<PictureResult>>()
  /** Versions made but not yet written. */
  readonly #unwritten = new Map<string, CachedPicture>()
  readonly #queued = new Map<string, Promise<void>>()
  readonly #quiet = new Quiet()
  #isClosed = false
  readonly #failed = new LRUCache<string, true>({ max: 1_000, ttl: failureMs })

  constructor(origins: Origins, cache: PictureCache, encoder: Encoder) {
    this.#origins = { backend: new URL(origins.backend).origin, others: origins.others }
    this.#cache = cache
    this.#encoder = encoder
  }

  /** Returns a version as AVIF if the browser accepts it and it is there, else as WebP. */
  async get(version: PictureVersion, acceptsAvif: boolean): Promise<PictureResult> {
    const [key, avifKey] = [this.#keyOf(version, 'quick'), this.#keyOf(version, 'well')]
    const avif = acceptsAvif ? await this.#cache.get(avifKey) : null
    if (avif) return avif
    const making = this.#getQuick(key, version)
    const standIn = await this.#standIn(making, version, acceptsAvif)
    if (standIn) return { ...standIn, isInterim: true }
    const quick = await making
    if ('status' in quick || !acceptsAvif || !this.#canMake(avifKey)) return quick
    void this.prepare(version, 'well')
    return { ...quick, cacheControl: interimControl }
  }

  /** Makes a version in the background, unless it exists or cannot be made. Resolves when done, or when the queue is full. */
  async prepare(version: PictureVersion, speed: Speed): Promise<void> {
    const key = this.#keyOf(version, speed)
    const queued = this.#queued.get(key)
    if (queued) return queued
    const done = this.#queue
      .run(() => this.#makeInBackground(key, version, speed))
      .catch((error: unknown) => {
        if (this.#isClosed || error instanceof TooManyWaiting) return
        this.#failed.set(key, true)
        logPictureFailure(pathOf(version), error)
      })
      .finally(() => this.#queued.delete(key))
    this.#queued.set(key, done)
    return done
  }

  /** Ends the background work. */
  close(): void {
    this.#isClosed = true
    this.#encoder.stop()
  }

  /** Includes the backend in the key: another one may have another picture at the same path. */
  #keyOf(version: PictureVersion, speed: Speed): string {
    return `${this.#origins.backend} ${pictureAddress(version)} ${speed}`
  }

  #canMake(key: string): boolean {
    return this.#cache.isOpen && !this.#isClosed && !this.#failed.has(key)
  }

  #fetch({ src }: PictureVersion): Promise<FetchedPicture> {
    const { backend, others } = this.#origins
    return fetchPicture(new URL(src, backend), [backend, ...others])
  }

  /** Returns the picture in another width, if one is cached and its own takes long. */
  async #standIn(
    making: Promise<PictureResult>,
    version: PictureVersion,
    acceptsAvif: boolean,
  ): Promise<CachedPicture | null> {
    const late = new AbortController()
    const isMade = making.then(
      () => true,
      () => true,
    )
    const isLate = sleep(patienceMs, false, { signal: late.signal }).catch(() => false)
    if (await Promise.race([isMade, isLate])) {
      late.abort()
      return null
    }
    for (const width of nearestWidths(version.width)) {
      const near = { ...version, width }
      const found =
        (acceptsAvif ? await this.#cache.get(this.#keyOf(near, 'well')) : null) ??
        (await this.#atHand(this.#keyOf(near, 'quick')))
      if (found) return found
    }
    return null
  }

  async #atHand(key: string): Promise<CachedPicture | null> {
    return this.#unwritten.get(key) ?? (await this.#cache.get(key))
  }

  /** Returns a quick version, read or made. Requests share the first one's result until it is written. */
  #getQuick(key: string, version: PictureVersion): Promise<PictureResult> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const { promise, resolve, reject } = Promise.withResolvers<PictureResult>()
    this.#pending.set(key, promise)
    void this.#readOrMake(key, version, resolve)
      .catch(reject)
      .finally(() => this.#pending.delete(key))
    return promise
  }

  async #readOrMake(
    key: string,
    version: PictureVersion,
    answer: (picture: PictureResult) => void,
  ): Promise<void> {
    const kept = await this.#cache.get(key)
    if (kept) return answer(kept)
    const made = await this.#inFlight
      .run(() => this.#quiet.during(() => this.#makeQuickly(version)))
      .catch((error: unknown) => {
        if (error instanceof TooManyWaiting) return tooMany(version)
        throw error
      })
    // Answer before writing to disk.
    answer(made)
    if ('status' in made) return
    this.#unwritten.set(key, made)
    await this.#cache.set(key, made).finally(() => this.#unwritten.delete(key))
  }

  async #makeQuickly(version: PictureVersion): Promise<PictureResult> {
    const fetched = await this.#fetch(version)
    if ('status' in fetched) return fetched
    try {
      const encoded = await this.#encodeQuickly(fetched.bytes, version)
      return { ...encoded, ...lifetimeOf(fetched.cacheControl) }
    } catch (error) {
      if (error instanceof TooManyWaiting) throw error
      logPictureFailure(pathOf(version), error)
      return { status: 502 }
    }
  }

  /** Encodes a quick version. A picture that is costly to decode goes to the process that decodes one at a time. */
  async #encodeQuickly(
    source: Buffer,
    { width, quality }: PictureVersion,
  ): Promise<EncodedPicture> {
    const task = { to: 'quick', width, quality } as const
    const isQuick = isLight(await readHeader(source))
    return isQuick
      ? this.#encodes.run(() => encode(source, task))
      : this.#encoder.encode({ source, task })
  }

  async #makeInBackground(key: string, version: PictureVersion, speed: Speed): Promise<void> {
    if (!this.#canMake(key) || (await this.#cache.get(key))) return
    const fetched = await this.#fetch(version)
    if ('status' in fetched) return
    await this.#quiet.wait()
    const { width, quality } = version
    const task = { to: speed, width, quality }
    const encoded = await this.#encoder.encode({ source: fetched.bytes, task })
    await this.#cache.set(key, { ...encoded, ...lifetimeOf(fetched.cacheControl) })
  }
}
