import 'server-only'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import type { Failure } from '#lib/api/failure.ts'
import { failureInit, noStore } from '#lib/gateway/respond.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { language } from '#messages/language.ts'

/** Small browsers support HTML 4, which lacks &apos;. */
const escaped = (text: string) => escapeXml(text).replaceAll('&apos;', '&#39;')

/** An unstyled page for an answer without a page of the shop: small browsers save JSON as a file. */
function plainPage(title: string, body: readonly string[], init: ResponseInit): Response {
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
${body.join('\n')}
</html>
`
  const response = new Response(html, init)
  response.headers.set('Content-Type', 'text/html; charset=utf-8')
  return response
}

const link = (path: string, text: string) => `<p><a href="${path}">${escaped(text)}</a></p>`

/** Returns the failure as a page with links, for a form without its own page. */
export function failurePage(failure: Failure, traceId: string, page = '/'): Response {
  const retry = page === '/' ? [] : [link(page, errorsMessages.retry)]
  const body = [...retry, link('/', errorsMessages.home)]
  return plainPage(failure.message, body, failureInit(failure, traceId))
}

interface SentForm {
  address: string
  /** The fields that were sent. */
  given: Readonly<Record<string, unknown>>
}

/** Returns a page that says why a form must be sent again, with a button that sends it to `address`. */
export function sendAgainPage(
  { address, given }: SentForm,
  { title, text }: { title: string; text: string },
  init: ResponseInit = { headers: noStore },
): Response {
  const fields = Object.entries(given).map(
    ([name, value]) =>
      `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
  )
  const form = `<form method="post" action="${escaped(address)}">
${fields.join('\n')}
<button type="submit">${escaped(checkoutMessages.continue)}</button>
</form>`
  return plainPage(title, [`<p>${escaped(text)}</p>`, form, link('/', errorsMessages.home)], init)
}
