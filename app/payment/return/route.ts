import { xpressReturnParameters } from '@etalase/contract/rules/payment/xpress.ts'
import { readText } from '#lib/gateway/read-input.ts'

const longestField = 128

/** Handles the provider's return by POST, which middleware.ts rewrites to this route, and redirects the browser to the page by GET. */
export async function POST(request: Request): Promise<Response> {
  const text = await readText(request, 'POST payment/response').catch(() => '')
  const form = new URLSearchParams(text)
  const query = new URLSearchParams()
  for (const name of xpressReturnParameters) {
    const value = form.get(name)
    if (value) query.set(name, value.slice(0, longestField))
  }
  return new Response(null, { status: 303, headers: { Location: `/payment/response?${query}` } })
}
