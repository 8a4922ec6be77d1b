import 'server-only'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { mediaPolicy } from '#lib/config/content-policy.ts'

const refused = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** Responds with a shared link's picture; 503 when it can't be created now. */
export async function answerSharePicture(load: () => Promise<Buffer | null>): Promise<Response> {
  try {
    const picture = await load()
    if (!picture) return refused(404)
    return new Response(new Uint8Array(picture), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': mediaPolicy,
      },
    })
  } catch (error) {
    logPageFailure('/share', error)
    return refused(503, { 'Retry-After': '60' })
  }
}
