'use client'

import type { ReactNode } from 'react'
import { SliderControls } from '#components/home/slider-controls.tsx'
import { useFadeSlider } from '#components/home/use-fade-slider.ts'
import { useHold } from '#components/home/use-hold.ts'
import { useSwipe } from '#components/home/use-swipe.ts'

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
