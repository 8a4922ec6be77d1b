import { textLinkStyle } from '#components/ui/link-style.ts'
import * as words from '#lib/messages/words.ts'
import { sessionEndedId } from '#lib/session/session-ended.ts'

/** Says that the session has ended, where the address asks for it: the page is the same for everyone. */
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
