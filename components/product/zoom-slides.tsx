'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Swiper as Slides } from 'swiper'
import 'swiper/css'
import { Swiper, SwiperSlide } from 'swiper/react'
import type { GalleryPicture } from '#components/product/gallery-picture.ts'
import { ZoomStage } from '#components/product/zoom-stage.tsx'

interface ZoomSlidesProps {
  pictures: GalleryPicture[]
  initialIndex: number
  /** Zoom factor of the current picture; 1 fits the window. */
  zoom: number
  onToggleZoom: () => void
  onReady: (slides: Slides) => void
  onMove: (index: number) => void
}

const slideMs = 300

/** Elements on which no swipe starts. Swiper's default contains buttons, but here the whole picture is one. */
const notSwiped = 'input, select, option, textarea, video, label'

const speed = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : slideMs)

/** The pictures side by side, to swipe, with those beside the current one loaded; one that is enlarged is scrolled instead. Two fingers zoom the page, as anywhere. */
export function ZoomSlides({
  pictures,
  initialIndex,
  zoom,
  onToggleZoom,
  onReady,
  onMove,
}: ZoomSlidesProps) {
  const [current, setCurrent] = useState(initialIndex)
  const change = ({ slides, activeIndex, previousIndex }: Slides) => {
    const hadFocus = slides[previousIndex]?.contains(document.activeElement)
    // What is inert loses the focus, and the dialog with it the keys.
    flushSync(() => setCurrent(activeIndex))
    if (hadFocus) slides[activeIndex]?.querySelector('button')?.focus({ preventScroll: true })
    onMove(activeIndex)
  }
  return (
    <Swiper
      initialSlide={initialIndex}
      speed={speed()}
      focusableElements={notSwiped}
      onSwiper={onReady}
      onSlideChange={change}
      className="min-h-0 w-full flex-1"
      style={{ touchAction: zoom === 1 ? 'pan-y pinch-zoom' : 'auto' }}
    >
      {pictures.map((picture, index) => (
        <SwiperSlide
          key={picture.src}
          inert={index !== current}
          aria-hidden={index !== current}
          className={zoom === 1 ? '' : 'swiper-no-swiping'}
        >
          {Math.abs(index - current) <= 1 && (
            <ZoomStage
              picture={picture}
              zoom={index === current ? zoom : 1}
              isCurrent={index === current}
              onToggle={onToggleZoom}
            />
          )}
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
