import {
  areTagsExpired,
  areTagsStale,
  type TagManifestEntry,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { systemTime } from '#log/log-lines.ts'
import { firstEnd } from '#shared/valid-until.ts'

/** Times in milliseconds since 1970. A tag's entries that are older than one of them are stale, or expired. */
export type TagTimes = TagManifestEntry

/** Returns the time in milliseconds since 1970, on the clock that Next compares with. */
export const now = (): number => performance.timeOrigin + performance.now()

/**
 * Converts a time on Next's clock to the system's, by which discounts end. Next's clock stands still while the machine is suspended, and stays
 * as it is when the system's clock is set.
 */
export const toSystemTime = (time: number): number => time - now() + systemTime()

/** Returns when content that was made at a time on Next's clock ends, on the system's clock; Infinity when nothing of it ends. */
export const endOf = (tags: readonly string[], since: number): number =>
  // The clock may have been set before the content was made, or later. An early end costs a renewal, a late one shows a wrong price.
  firstEnd(tags, Math.min(since, toSystemTime(since)))

/** Whether one of the tags has expired since a time. */
export const isExpired = (tags: string[], since: number): boolean => areTagsExpired(tags, since)

/** Whether an entry with these tags is no longer valid: a tag has expired since, or its content has ended. */
export const isOver = (tags: string[], since: number): boolean =>
  isExpired(tags, since) || systemTime() >= endOf(tags, since)

/** Whether one of the tags has become stale since a time. */
export const isStale = (tags: string[], since: number): boolean => areTagsStale(tags, since)

/** Returns when one of the tags expired last; 0 when none has. */
export const lastExpiry = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => tagsManifest.get(tag)?.expired ?? 0))

let lastChange = 0

/** Returns when a tag was last recorded, in milliseconds since 1970; 0 when none was. */
export const lastTagChange = (): number => lastChange

const later = (a = 0, b = 0) => Math.max(a, b)

/** Returns the later of two expiries. A past expiry still counts when a later one is in the future. */
function laterExpiry(expired = 0, known = 0): number {
  const hasCome = expired > 0 && expired <= now()
  return hasCome && known > now() ? expired : later(expired, known)
}

/** Records times of a tag in the memory of this process, where Next looks them up too. Never replaces a later time. */
export function recordTag(tag: string, { stale, expired }: TagTimes): void {
  lastChange = now()
  const known = tagsManifest.get(tag)
  tagsManifest.set(tag, {
    ...(stale || known?.stale ? { stale: later(stale, known?.stale) } : {}),
    ...(expired || known?.expired ? { expired: laterExpiry(expired, known?.expired) } : {}),
  })
}

type Listener = (times: ReadonlyMap<string, TagTimes>) => void

let listener: Listener | undefined

/** Sets the single listener for tags that expire in this process. */
export function onTagsExpired(listen: Listener): void {
  listener = listen
}

/**
 * Expires tags at once, or with durations after `durations.expire` seconds; until then their entries are stale (Next.js documentation,
 * cacheHandlers, updateTags).
 */
export function expireTags(tags: readonly string[], durations?: { expire?: number }): void {
  const time = now()
  const expire = durations?.expire
  const times: TagTimes = durations
    ? { stale: time, ...(expire === undefined ? {} : { expired: time + expire * 1000 }) }
    : { expired: time }
  for (const tag of tags) recordTag(tag, times)
  listener?.(new Map(tags.map((tag) => [tag, times])))
}
