import type { ReactNode } from 'react'
import { PageOwner } from '#components/account/page-owner.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { loadCustomerData } from '#lib/pages/load-customer-data.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { accountMessages } from '#messages/account.ts'
import { chatMessages } from '#messages/chat.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Redirects with a meta refresh: the response has already started, so Next could redirect only with JavaScript. */
export const RedirectTo = ({ path }: { path: string }) => (
  <>
    <meta httpEquiv="refresh" content={`0; url=${path}`} />
    <a href={path} className={buttonStyle('secondary')}>
      {accountMessages.goOn}
    </a>
  </>
)

function LoadFailed({ path, failure }: { path: string; failure: string }) {
  return (
    <div className="flex flex-col items-start gap-4 border-danger border-l-2 py-2 pl-4">
      <p className="font-semibold">{failure}</p>
      <a href={path} className={buttonStyle('secondary')}>
        {errorsMessages.retry}
      </a>{' '}
      <ChatLink message={chatMessages.failure(failure)} />
    </div>
  )
}

interface RequireCustomerProps<Data> {
  /** The path of the page, to return to after the sign-in. */
  path: string
  /** Loads the data with the customer's token; throws ApiError. */
  load: (token: string) => Promise<Data>
  children: (data: Data) => ReactNode
}

/** Loads and shows the signed-in customer's data. Redirects anyone else. */
export async function RequireCustomer<Data>({ path, load, children }: RequireCustomerProps<Data>) {
  const answer = await loadCustomerData(await requestCookies(), path, load)
  if ('data' in answer) return <PageOwner owner={answer.owner}>{children(answer.data)}</PageOwner>
  return 'redirectTo' in answer ? (
    <RedirectTo path={answer.redirectTo} />
  ) : (
    <LoadFailed path={path} failure={answer.failure} />
  )
}
