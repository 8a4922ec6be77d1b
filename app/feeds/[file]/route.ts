import { feedFormats } from '#lib/feeds/feed-formats.ts'
import { streamFeed } from '#lib/feeds/stream-feed.ts'

export async function GET(_: Request, { params }: RouteContext<'/feeds/[file]'>) {
  const { file } = await params
  const format = feedFormats.get(file)
  return format ? streamFeed(format, `/feeds/${file}`) : new Response(null, { status: 404 })
}
