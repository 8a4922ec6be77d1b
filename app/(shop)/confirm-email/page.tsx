import { ConfirmEmail } from '#components/account/confirm-email.tsx'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: confirmEmailMessages.title, isHidden: true })

/** `?token=…` comes from the link in a mail. */
export default async function ConfirmEmailPage({ searchParams }: PageProps<'/confirm-email'>) {
  const token = toSearchParams(await searchParams).get('token')
  const flash = await readFlash(await requestCookies(), '/confirm-email')
  return <ConfirmEmail token={token} flash={flash} />
}
