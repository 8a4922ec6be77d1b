import { llmsText } from '#lib/seo/llms-text.ts'

/** Prerendered: if a revalidation fails, the last good version stays. */
export async function GET() {
  return new Response(await llmsText(), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=3600',
    },
  })
}
