import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { chatMessages } from '#messages/chat.ts'
import { errorsMessages, failedPageMessages } from '#messages/errors.ts'

/** An empty href resolves to the current page's URL, with its query. */
const samePage = ''

/** A page that fails in this browser. Links load other pages in full, which work without scripts, or contact the company. */
function BrokenPage() {
  return (
    <div className="container-page flex flex-col items-start gap-6 py-20">
      <div role="alert">
        <h1 className="text-3xl">{errorsMessages.brokenTitle}</h1>
        <p className="mt-2 max-w-[36.8em]">{errorsMessages.brokenText}</p>
      </div>
      <a href={samePage} className={buttonStyle()}>
        {failedPageMessages.reload}
      </a>
      <ul className={`flex flex-wrap gap-x-6 ${linkListStyle}`}>
        <li>
          <a href="/">{errorsMessages.home}</a>
        </li>
        <li>
          <a href="/cart">{errorsMessages.cart}</a>
        </li>
        <li>
          <ChatLink message={chatMessages.failure(errorsMessages.brokenTitle)} />
        </li>
      </ul>
    </div>
  )
}

export interface FailedPageProps {
  error: unknown
  /** What failed, if the server could not render the page. */
  failure?: string
}

/**
 * Replaces a page that failed. A server error has a digest and may be temporary, so the page comes back. A browser error would recur on
 * each attempt.
 */
export function FailedPage({ error, ...unavailable }: FailedPageProps) {
  return Object(error).digest === undefined ? <BrokenPage /> : <UnavailablePage {...unavailable} />
}
