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

/** Elements on which no swipe starts. Swiper's default includes buttons, but here the whole picture is one. */
const notSwiped = 'input, select, option, textarea, video, label'

const speed = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : slideMs)

/** The pictures as slides to swipe. Only the current one and its neighbours load. An enlarged picture scrolls instead. */
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
    // Render first: the focus is lost when its slide turns inert, and the dialog's keys with it.
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
