'use client'

import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { GalleryPicture } from '#components/product/gallery-picture.ts'
import { Picture } from '#components/ui/picture.tsx'
import { colon } from '#messages/language.ts'
import { productMessages } from '#messages/product.ts'

interface ZoomStageProps {
  picture: GalleryPicture
  /** Zoom factor; 1 fits the window. */
  zoom: number
  /** Whether it is the visible picture. */
  isCurrent: boolean
  onToggle: () => void
}

interface Point {
  x: number
  y: number
}

const middle: Point = { x: 0.5, y: 0.5 }

/** Returns the pointer's position in an element, as fractions of its width and height. */
function pointIn({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function scrollToPoint(stage: HTMLElement, { x, y }: Point): void {
  stage.scrollTo({
    left: x * (stage.scrollWidth - stage.clientWidth),
    top: y * (stage.scrollHeight - stage.clientHeight),
    behavior: 'instant',
  })
}

/** The picture in a box that scrolls when zoomed: by touch, wheel or arrow keys, or following the mouse. */
export function ZoomStage({ picture, zoom, isCurrent, onToggle }: ZoomStageProps) {
  const stage = useRef<HTMLButtonElement>(null)
  const point = useRef(middle)
  useLayoutEffect(() => {
    if (zoom > 1 && stage.current) scrollToPoint(stage.current, point.current)
  }, [zoom])
  const toggle = (event: MouseEvent) => {
    // Swiper cancels the click at the end of a swipe.
    if (event.defaultPrevented) return
    const isByKey = event.detail === 0
    point.current = isByKey ? middle : pointIn(event)
    onToggle()
  }
  const follow = (event: MouseEvent) => {
    point.current = pointIn(event)
    if (zoom > 1 && stage.current) scrollToPoint(stage.current, point.current)
  }
  return (
    <button
      ref={stage}
      type="button"
      // For browsers without `inert` (before Chromium 102 and Firefox 112): other slides can't get the focus.
      tabIndex={isCurrent ? undefined : -1}
      aria-label={`${zoom === 1 ? productMessages.zoomIn : productMessages.zoomOut}${colon}${picture.alt}`}
      onClick={toggle}
      onMouseMove={follow}
      className={`h-full w-full overflow-auto ${zoom === 1 ? 'cursor-zoom-in' : 'cursor-zoom-out'}`}
    >
      <span
        className="mx-auto block"
        style={{ height: `${zoom * 100}%`, width: zoom === 1 ? '100%' : `${zoom * 100}%` }}
      >
        <Picture
          src={picture.src}
          alt=""
          width={1200}
          height={1600}
          sizes={`${zoom * 100}vw`}
          quality="fine"
          className="object-contain!"
        />
      </span>
    </button>
  )
}
