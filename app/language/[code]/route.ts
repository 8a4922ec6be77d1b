import { redirectToLanguage } from '#lib/gateway/redirect-to-language.ts'

/** The footer's links to the same page in another language. */
export async function GET(request: Request, { params }: RouteContext<'/language/[code]'>) {
  return redirectToLanguage(request, (await params).code)
}
