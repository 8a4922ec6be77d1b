import { parseId } from '@etalase/contract/rules/codes.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { getProduct } from '#lib/api/products.ts'
import { mediaPolicy } from '#lib/config/content-policy.ts'
import { sharePicture } from '#lib/share/share-picture.ts'

const refused = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** The picture of a shared product: its cover, name and price. 503 when it cannot be made now. */
export async function GET(_: Request, { params }: RouteContext<'/share/[id]'>) {
  const id = parseId((await params).id)
  try {
    const product = id === null ? null : await getProduct(id)
    const picture = product && (await sharePicture(product))
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
