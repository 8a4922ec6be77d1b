import 'server-only'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { issuesOf, readForm } from '@etalase/contract/rules/field.ts'
import { newsletterForm } from '@etalase/contract/rules/forms.ts'
import { newsletterConsent } from '#lib/account/newsletter-consent.ts'
import { subscribe, subscribeInFooter } from '#lib/actions/account-actions.ts'
import { confirmEmail } from '#lib/actions/entry-actions.ts'
import { downloadAccountData } from '#lib/actions/own-reads.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { nextPath, withNext } from '#lib/config/next-path.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/respond.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import { redirectSessionEnded } from '#lib/gateway/session.ts'
import type { Answer, Arrival, Handlers, Said, Visit } from '#lib/gateway/visit.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { loadAccountData } from '#lib/pages/load-account-data.ts'
import { authMessages } from '#messages/auth.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'

/** Redirects a guest to sign-up with e-mail address and problem prefilled, through a cookie: a URL would show up in logs. */
function leadToSignUp({ given }: Visit): Said {
  const values = readForm(newsletterForm, (field) => fieldText(given, field))
  const problems = problemTexts(issuesOf(newsletterForm, values), authMessages.problems)
  const location = withNext('/sign-up', nextPath(fieldText(given, 'next')))
  return { page: '/sign-up', location, values, problems }
}

/** Sends the token from the mailed link. Throws ApiError `refused` when there is none. */
function sendConfirmation(visit: Visit): Promise<Answer> {
  const call = 'POST auth/confirm-email'
  if (endpoints[call].body.safeParse(visit.given).success) return sendForm(visit)
  const shopperMessage = confirmEmailMessages.noLink
  throw new ApiError({ kind: 'refused', call, status: 400, code: 'LINK_EXPIRED', shopperMessage })
}

/** The page that holds the download link. */
const pageOf = ({ given }: Arrival) =>
  given.page === '/account/delete' ? '/account/delete' : '/account'

/** Returns the signed-in customer's data as a file; redirects a guest to sign-in. Throws ApiError. */
async function download(visit: Visit): Promise<Response> {
  const { caller } = visit
  const { token } = caller
  if (token === undefined) return seeOther(withNext('/sign-in', pageOf(visit)))
  const data = await loadAccountData(token, caller.isNewDevice ? null : caller)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}

export const accountHandlers: Handlers = {
  [subscribe.at]: { handle: (visit) => sendForm(visit, newsletterConsent('account')) },
  [subscribeInFooter.at]: {
    handle: (visit) =>
      visit.session ? sendForm(visit, newsletterConsent('footer')) : leadToSignUp(visit),
  },
  [confirmEmail.at]: {
    handle: sendConfirmation,
    /** Keeps the token in the URL so the shopper can retry, unless the link itself is refused. */
    refuse: ({ given }, { failure: { code, message }, error }) => {
      const isMissing = error instanceof ApiError && error.isMissingCall
      const token = fieldText(given, 'token')
      const canRepeat = code !== 'LINK_EXPIRED' && token !== ''
      return {
        message: isMissing ? confirmEmailMessages.notOffered : message,
        location: canRepeat ? `/confirm-email?${new URLSearchParams({ token })}` : '/confirm-email',
      }
    },
  },
  [downloadAccountData.at]: {
    handle: download,
    /** An ended session redirects to the home page (spec §8); any other failure shows on the page with the link. */
    refuse: (arrival, { failure: { status, message } }) =>
      status === 401
        ? redirectSessionEnded(arrival, pageOf(arrival))
        : redirectWithFlash(arrival.cookies, { page: pageOf(arrival), message }),
  },
}
