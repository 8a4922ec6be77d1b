'use client'

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SliderControls } from '#components/home/slider-controls.tsx'
import { useFadeSlider } from '#components/home/use-fade-slider.ts'

/** Returns whether the slider has the pointer or focus, with the event handlers that track both. */
function useHold() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // Next hides a page when the shopper leaves it, and fires no event for the lost pointer or focus.
  useEffect(
    () => () => {
      setPointer(false)
      setFocus(false)
    },
    [],
  )
  return {
    isHeld: hasPointer || hasFocus,
    byPointer: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
    },
    byFocus: { onFocus: () => setFocus(true), onBlur: () => setFocus(false) },
  }
}

/** Minimum sideways distance of a swipe, in CSS pixels. */
const leastDistance = 40

/** Returns pointer handlers that report a swipe's direction: 1 for next, -1 for back. The element needs `touch-action: pan-y`. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef(0)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      const distance = clientX - startX.current
      if (pointerType === 'mouse' || Math.abs(distance) < leastDistance) return
      onSwipe(distance < 0 ? 1 : -1)
    },
  }
}

interface Slide {
  title: string
  /** The placeholder colour of its picture. */
  color: string | undefined
  content: ReactNode
}

interface HeroSliderProps {
  label: string
  /** Its role description for screen readers. */
  roleDescription: string
  slides: Slide[]
}

/** The banners, one visible at a time. Without scripts they are a scrollable row (app/styles/banners.css). */
export function HeroSlider({ label, roleDescription, slides }: HeroSliderProps) {
  const hold = useHold()
  const slider = useFadeSlider(slides.length, hold.isHeld)
  const { position, show } = slider
  const swipe = useSwipe((direction) => position && show(position.current + direction))
  return (
    <section
      aria-label={label}
      aria-roledescription={roleDescription}
      className="hero"
      data-fading={position ? true : undefined}
      {...hold.byPointer}
      {...swipe}
    >
      {/* A banner with the focus must not fade out. Focus on the controls doesn't hold it. */}
      <ul {...hold.byFocus}>
        {slides.map(({ title, color, content }, index) => (
          <li
            key={title}
            className="relative aspect-[4/5] w-full shrink-0 snap-start large-text:aspect-auto md:aspect-square lg:aspect-[12/5]"
            style={{ backgroundColor: color }}
            inert={position && index !== position.current}
            data-deferred={index > (position?.loaded ?? 0) ? true : undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {position && (
        <SliderControls
          titles={slides.map(({ title }) => title)}
          current={position.current}
          slider={slider}
        />
      )}
    </section>
  )
}
