'use client'

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SliderControls } from '#components/home/slider-controls.tsx'
import { useFadeSlider } from '#components/home/use-fade-slider.ts'

/** Whether the pointer or the focus is on something, with the event handlers for its elements. */
function useHold() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // Next hides a page that the shopper leaves, without events for the lost pointer and focus.
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

/** A finger that moves at least this far sideways swipes, in CSS pixels. */
const leastDistance = 40

/** Pointer handlers that report which way a finger swiped: 1 to the next, -1 back. The element needs `touch-action: pan-y`. */
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
  /** The placeholder of its picture. */
  color: string | undefined
  content: ReactNode
}

interface HeroSliderProps {
  label: string
  /** What it is, for screen readers. */
  roleDescription: string
  slides: Slide[]
}

/** The banners, of which one shows; without scripts a row to scroll through (app/styles/banners.css). */
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
      {/* The banner with the focus must not fade out; the controls stay. */}
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
