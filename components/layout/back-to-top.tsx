'use client'

import { useEffect, useState } from 'react'
import { contentId } from '#components/layout/content-id.ts'
import { Icon } from '#components/ui/icon.tsx'
import { headerMessages } from '#messages/header.ts'

/** Scroll position at which the button appears, in CSS pixels (spec §2). */
const showFromPx = 600

/** A button back to the top, shown after scrolling down. The end of the page reserves space for it. */
export function BackToTop() {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const update = () => setDown(window.scrollY > showFromPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  const goUp = () => {
    window.scrollTo({ top: 0 })
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }
  if (!isDown) return null
  return (
    <button
      type="button"
      aria-label={headerMessages.backToTop}
      onClick={goUp}
      className="back-to-top flex size-11 items-center justify-center border border-ink bg-paper"
    >
      <Icon name="up" />
    </button>
  )
}
