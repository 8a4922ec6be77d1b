'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { SliderControls } from '#components/home/slider-controls.tsx'
import { nextTask } from '#components/ui/next-task.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

interface HeroSliderProps {
  label: string
  /** What it is, for screen readers. */
  role: string
  titles: string[]
  /** The banners as list items. */
  children: ReactNode
}

/** Without the slider nothing else shows the deferred pictures. */
function showDeferredPictures(hero: HTMLElement): void {
  for (const banner of hero.querySelectorAll('[data-deferred]'))
    banner.removeAttribute('data-deferred')
}

/** The banners: a scroll-snap row until Swiper has loaded, then the fade slider. */
export function HeroSlider({ label, role, titles, children }: HeroSliderProps) {
  const root = useRef<HTMLElement>(null)
  const [slider, setSlider] = useState<Swiper | null>(null)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    let started: Swiper | undefined
    let isUnmounted = false
    const start = async () => {
      const { createSlider } = await import('#components/home/create-slider.ts')
      await nextTask()
      if (isUnmounted || !root.current) return
      started = createSlider(root.current, setCurrent)
      setSlider(started)
    }
    const cancel = whenIdle(() => {
      start().catch((error: unknown) => {
        console.warn('The slider could not be loaded.', error)
        if (root.current) showDeferredPictures(root.current)
      })
    })
    return () => {
      isUnmounted = true
      cancel()
      started?.destroy()
      setSlider(null)
    }
  }, [])
  return (
    <section ref={root} aria-label={label} aria-roledescription={role} className="hero">
      <ul className="swiper-wrapper">{children}</ul>
      {slider && <SliderControls slider={slider} titles={titles} current={current} />}
    </section>
  )
}
