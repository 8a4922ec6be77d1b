import 'server-only'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { mediaPolicy } from '#lib/config/content-policy.ts'

const refused = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** A picture of a shared link. 503 when it cannot be made now. */
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
