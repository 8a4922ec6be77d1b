'use client'

import type { MouseEvent } from 'react'
import { contentId } from '#components/layout/content-id.ts'
import { headerMessages } from '#messages/header.ts'

/** Focuses the content beside the link. Next keeps the content of earlier layouts hidden in the document. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const content = event.currentTarget.parentElement?.querySelector<HTMLElement>(':scope > main')
  if (!content) return
  event.preventDefault()

  content.scrollIntoView()
  content.focus({ preventScroll: true })
}

/** The link that skips the header. With scripts it adds no history entry, so Back leads to the previous page. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      onClick={skip}
      className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-ink focus:p-3 focus:text-paper"
    >
      {headerMessages.skip}
    </a>
  )
}
