import { feedFormats } from '#lib/feeds/feed-formats.ts'
import { headOfFeed, streamFeed } from '#lib/feeds/stream-feed.ts'

type Context = RouteContext<'/feeds/[file]'>

const missing = () => new Response(null, { status: 404 })

export async function GET({ signal }: Request, { params }: Context) {
  const { file } = await params
  const format = feedFormats.get(file)
  return format ? streamFeed(format, `/feeds/${file}`, signal) : missing()
}

/** Answers HEAD itself, because Next would read the whole feed. */
export async function HEAD(_: Request, { params }: Context) {
  const { file } = await params
  const format = feedFormats.get(file)
  return format ? headOfFeed(format, `/feeds/${file}`) : missing()
}
