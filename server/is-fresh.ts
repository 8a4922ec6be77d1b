const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a client's If-None-Match names what it would get (weak comparison, RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}
