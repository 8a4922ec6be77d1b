import type { ComponentProps } from 'react'
import { Button } from '#components/ui/button.tsx'
import { closest, type Direction, type PinView, stepMetres } from '#lib/rules/pin-view.ts'
import { pinMapMessages } from '#messages/pin-map.ts'

/** In reading order. */
const arrows = [
  ['north', '↑'],
  ['west', '←'],
  ['south', '↓'],
  ['east', '→'],
] as const satisfies (readonly [Direction, string])[]

/** A square button with a symbol. */
const Key = ({
  sign,
  ...button
}: Omit<ComponentProps<typeof Button>, 'children'> & { sign: string }) => (
  <Button variant="secondary" className="min-w-12 px-0!" {...button}>
    <span aria-hidden="true">{sign}</span>
  </Button>
)

interface PinPadProps {
  view: PinView
  onStep: (direction: Direction) => void
  onZoom: (levels: number) => void
}

/** Buttons that move the pin and zoom, as an alternative to dragging (WCAG 2.5.7). */
export function PinPad({ view, onStep, onZoom }: PinPadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no fields of the form */}
      <div role="group" aria-label={pinMapMessages.move} className="flex gap-2">
        {arrows.map(([direction, sign]) => (
          <Key
            key={direction}
            sign={sign}
            aria-label={pinMapMessages.directions[direction]}
            onClick={() => onStep(direction)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no fields of the form */}
      <div role="group" aria-label={pinMapMessages.zoom} className="flex gap-2">
        <Key
          sign="+"
          aria-label={pinMapMessages.closer}
          aria-disabled={view.zoom === closest}
          onClick={() => onZoom(1)}
        />
        <Key
          sign="−"
          aria-label={pinMapMessages.farther}
          aria-disabled={view.zoom === 0}
          onClick={() => onZoom(-1)}
        />
      </div>
      <p className="text-muted text-sm">{pinMapMessages.step(stepMetres(view))}</p>
    </div>
  )
}
