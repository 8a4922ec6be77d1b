import { fetchMedia } from '#lib/api/media.ts'

/** Pictures of a backend that serves them itself, at our own origin. */
export async function GET(_: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params
  return fetchMedia(`/media/${path.map(encodeURIComponent).join('/')}`)
}
