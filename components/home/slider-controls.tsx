'use client'

import { useState } from 'react'
import type Swiper from 'swiper'
import { IconButton } from '#components/ui/icon-button.tsx'
import * as words from '#lib/messages/words.ts'

interface SliderControlsProps {
  slider: Swiper
  titles: string[]
  current: number
}

/** Pause button, and a button for each banner. */
export function SliderControls({ slider, titles, current }: SliderControlsProps) {
  const [isRunning, setRunning] = useState(slider.autoplay?.running ?? false)
  const toggle = () => {
    if (isRunning) slider.autoplay.stop()
    else slider.autoplay.start()
    setRunning(!isRunning)
  }
  return (
    <div className="absolute right-4 bottom-4 z-10 flex items-center bg-paper/90 px-1 lg:right-10">
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-label={words.home.showBanner(title)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => slider.slideToLoop(index)}
          className="group/dot flex size-11 items-center justify-center"
        >
          <span className="size-2.5 rounded-full border border-ink group-aria-[current]/dot:bg-ink" />
        </button>
      ))}
      <IconButton
        icon={isRunning ? 'pause' : 'play'}
        label={isRunning ? words.home.pause : words.home.play}
        onClick={toggle}
      />
    </div>
  )
}
