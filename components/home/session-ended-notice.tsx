import { textLinkStyle } from '#components/ui/link-style.ts'
import * as messages from '#lib/messages/messages.ts'
import { orderNotSentId, sessionEndedId } from '#lib/session/session-ended.ts'

function Notice({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} tabIndex={-1} className="hidden bg-surface target:block">
      <p className="container-page py-4">
        {text}{' '}
        <a href="/sign-in" className={textLinkStyle}>
          {messages.auth.signIn}
        </a>
      </p>
    </div>
  )
}

/** The notice that the session has ended, shown by the URL's hash: the page is static and the same for everyone. */
export function SessionEndedNotice() {
  return (
    <>
      <Notice id={sessionEndedId} text={messages.auth.sessionEnded} />
      <Notice id={orderNotSentId} text={messages.auth.orderNotSent} />
    </>
  )
}
