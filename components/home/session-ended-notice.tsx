import { textLinkStyle } from '#components/ui/link-style.ts'
import * as words from '#lib/messages/words.ts'
import { sessionEndedId } from '#lib/session/session-ended.ts'

/** The notice that the session has ended, shown by the URL's hash: the page is static and the same for everyone. */
export function SessionEndedNotice() {
  return (
    <div id={sessionEndedId} tabIndex={-1} className="hidden bg-surface target:block">
      <p className="container-page py-4">
        {words.auth.sessionEnded}{' '}
        <a href="/sign-in" className={textLinkStyle}>
          {words.auth.signIn}
        </a>
      </p>
    </div>
  )
}
