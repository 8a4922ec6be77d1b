import { hasPictureSize } from '#picture-size.ts'

/** The most bytes read of a picture: its size is near the start. */
const maxBytes = 1024 * 1024

/** The most milliseconds that a picture may take. */
const timeoutMs = 10_000

/** Types with a size in pixels, which the shop resizes. */
const resizable = /^image\/(?:jpe?g|png|webp|avif|gif)\b/

async function beginningOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= maxBytes) break
  }
  return Buffer.concat(chunks)
}

function problemOf(type: string, bytes: Buffer): string | null {
  if (!type.startsWith('image/')) return `has the Content-Type '${type}', not image/…`
  if (bytes.length === 0) return 'is empty'
  const isDrawing = type.startsWith('image/svg+xml')
  if (isDrawing && !/<svg[\s>]/.test(bytes.toString())) return 'is not an SVG'
  if (resizable.test(type) && !hasPictureSize(bytes)) return 'has no width and height'
  return null
}

/** Fetches a picture of any origin, and returns its problem; null when browsers can show it. */
export async function problemOfPicture(url: URL): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok)
      return problemOf(response.headers.get('content-type') ?? '', await beginningOf(response))
    await response.body?.cancel()
    return `answers ${response.status}`
  } catch (error) {
    const cause = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
    return `cannot be read: ${cause.trim()}`
  }
}
