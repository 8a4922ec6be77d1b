'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'

/** Whether a row has hidden content before or after its visible part. */
interface Overflow {
  before: boolean
  after: boolean
}

/** In pixels, since scroll positions are fractional on some screens. */
const tolerance = 2

const overflowOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow => ({
  before: scrollLeft > tolerance,
  after: scrollLeft + clientWidth < scrollWidth - tolerance,
})

/** aria-disabled rather than disabled, so that a button keeps the focus at the end of the row. */
const buttonLook =
  'aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-40'

interface ScrollRowProps {
  title: string
  /** The id of the title, which labels the surrounding section. */
  titleId: string
  /** Accessible names of the buttons. */
  previous: string
  next: string
  /** The list items, each a snap point. */
  children: ReactNode
}

/** A titled scroll-snap row. If it overflows, two buttons scroll it by its visible width. */
export function ScrollRow({ title, titleId, previous, next, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const [{ before, after }, setBeyond] = useState<Overflow>({ before: false, after: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => setBeyond(overflowOf(list))
    const observer = new ResizeObserver(update)
    for (const watched of [list, ...list.children]) observer.observe(watched)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [])
  const move = (direction: 1 | -1) => {
    const list = row.current
    list?.scrollBy({ left: direction * list.clientWidth })
  }
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <div className={`needs-script -mr-3 flex ${before || after ? '' : 'invisible'}`}>
          <IconButton
            icon="back"
            label={previous}
            aria-disabled={!before}
            onClick={() => move(-1)}
            className={buttonLook}
          />
          <IconButton
            icon="chevron"
            label={next}
            aria-disabled={!after}
            onClick={() => move(1)}
            className={buttonLook}
          />
        </div>
      </div>
      <ul
        ref={row}
        className="flex snap-x items-center justify-between gap-12 overflow-x-auto scroll-smooth py-2 [scrollbar-width:none]"
      >
        {children}
      </ul>
    </>
  )
}
