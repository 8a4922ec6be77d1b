'use client'

import { useEffect } from 'react'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { type HomeNotice, noticeId } from '#lib/session/session-ended.ts'
import { authMessages } from '#messages/auth.ts'

const texts: Readonly<Record<HomeNotice, string>> = {
  'session-ended': authMessages.sessionEnded,
  'order-not-sent': authMessages.orderNotSent,
}

/** Says how the session ended, with a sign-in link. Scripts reset the URL to `/`, so that a reload or Back doesn't repeat the notice. */
export function SessionNotice({ name }: { name: HomeNotice }) {
  useEffect(() => window.history.replaceState(null, '', '/'), [])
  return (
    <div id={noticeId} tabIndex={-1} className="bg-surface">
      <p className="container-page py-4">
        {texts[name]}{' '}
        <a href="/sign-in" className={textLinkStyle}>
          {authMessages.signIn}
        </a>
      </p>
    </div>
  )
}
