import { fetchMedia } from '#lib/api/media.ts'

/** Proxies the backend's pictures at the shop's origin. */
export async function GET(_: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params
  return fetchMedia(`/media/${path.map(encodeURIComponent).join('/')}`)
}
