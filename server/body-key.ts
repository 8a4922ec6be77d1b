import { hash } from 'node:crypto'

/** A body as Next hands it over: a page as a string, a file in bytes. */
export type Body = string | Buffer

/** Pages whose key is known: each holds a string of some 300 KB, which Next's own cache may have let go. */
const capacity = 64

const keys = new Map<string, string>()

function keepKey(page: string): string {
  const key = hash('sha1', page)
  keys.set(page, key)
  const oldest = keys.size > capacity ? keys.keys().next().value : undefined
  if (oldest !== undefined) keys.delete(oldest)
  return key
}

/** The same name for the same bytes. A page that Next has in memory is the same string again, and found without being read. */
export function bodyKey(body: Body): string {
  if (typeof body !== 'string') return hash('sha1', body)
  return keys.get(body) ?? keepKey(body)
}
