import { LineLimit } from '#lib/log/line-limit.ts'

/** In a minute: a page has dozens of pictures, and anyone can ask for more. */
const limit = new LineLimit(10)

/** Logs why there is no version of a picture: some in a minute, then how many were left out. `path` is without query. */
export function logPictureFailure(path: string, why: unknown): void {
  const dropped = limit.take()
  if (dropped !== null) console.warn(`No picture ${path}:`, String(why), { dropped })
}
