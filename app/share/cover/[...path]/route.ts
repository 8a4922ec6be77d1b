import { answerSharePicture } from '#lib/share/answer-share-picture.ts'
import { shareCoverPicture } from '#lib/share/share-picture.ts'

/** Responds with a list's cover in a format and size that social networks show for a shared link. */
export async function GET(_: Request, { params }: RouteContext<'/share/cover/[...path]'>) {
  const { path } = await params
  return answerSharePicture(() =>
    shareCoverPicture(`/media/${path.map(encodeURIComponent).join('/')}`),
  )
}
