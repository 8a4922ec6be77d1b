import type { MouseEvent } from 'react'
import { buttonStyle } from '#components/ui/button.tsx'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { listMessages } from '#messages/list.ts'

interface PageLinkProps {
  rel: 'prev' | 'next'
  /** The URL of the page, for crawlers and without scripts. */
  href: string
  status: 'idle' | 'loading' | 'failed'
  /** Loads the page into the list. */
  onLoad: () => void
}

const variants = { prev: 'quiet', next: 'secondary' } as const
const labels = { prev: listMessages.previousPage, next: listMessages.loadMore }

/** Loads the previous or next page of a list. After a failure the browser follows the link, since the page itself may still load. */
export function PageLink({ rel, href, status, onLoad }: PageLinkProps) {
  const load = (event: MouseEvent) => {
    if (status === 'failed' || opensElsewhere(event)) return
    event.preventDefault()
    onLoad()
  }
  return (
    <>
      {status === 'failed' && <p className="text-danger">{listMessages.failed}</p>}
      <a href={href} rel={rel} onClick={load} className={buttonStyle(variants[rel])}>
        {status === 'loading' ? listMessages.loading : labels[rel]}
      </a>
    </>
  )
}
