import type { FadeSlider } from '#components/home/use-fade-slider.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { homeMessages } from '#messages/home.ts'

interface SliderControlsProps {
  titles: string[]
  current: number
  slider: FadeSlider
}

/** A pause button, and one button per banner. */
export function SliderControls({ titles, current, slider }: SliderControlsProps) {
  const { isRunning, setRunning, show } = slider
  return (
    <div className="absolute right-4 bottom-4 z-10 flex [--spacing:4px] items-center bg-paper/90 px-1 lg:right-10">
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-label={homeMessages.showBanner(title)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => show(index)}
          className="group/dot flex size-11 items-center justify-center"
        >
          <span className="size-2.5 rounded-full border border-ink group-aria-[current]/dot:bg-ink" />
        </button>
      ))}
      <IconButton
        icon={isRunning ? 'pause' : 'play'}
        label={isRunning ? homeMessages.pause : homeMessages.play}
        onClick={() => setRunning(!isRunning)}
      />
    </div>
  )
}
