import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { chatMessages } from '#messages/chat.ts'
import { errorsMessages, failedPageMessages } from '#messages/errors.ts'

/** An empty href is the URL of the current page, with its query. */
const samePage = ''

/** A page that fails in this browser: full loads of other pages, which work without scripts, and a way to ask. */
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
  /** What failed, when the server could not render the page. */
  failure?: string
}

/**
 * Shown in place of a page that failed. An error of the server has a digest, and may end by itself: the page comes back. One of
 * the browser would come again with each attempt.
 */
export function FailedPage({ error, ...unavailable }: FailedPageProps) {
  return Object(error).digest === undefined ? <BrokenPage /> : <UnavailablePage {...unavailable} />
}
