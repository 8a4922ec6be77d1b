import 'server-only'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import type { Failure } from '#lib/api/failure.ts'
import { failureInit, noStore } from '#lib/gateway/respond.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { language } from '#messages/language.ts'

/** Small browsers know HTML 4, which has no &apos;. */
const escaped = (text: string) => escapeXml(text).replaceAll('&apos;', '&#39;')

/** A page without style for an answer that has none of the shop's: small browsers save JSON as a file. */
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

/** The failure as a page that leads on, for a form that has none of its own. */
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

/** A page that says why a form must be sent again, to `address`, and does it by one more press. */
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
