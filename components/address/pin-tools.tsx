import { isInCountry, type MapPosition } from '@etalase/contract/rules/map-position.ts'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { PinMap } from '#components/address/pin-map.tsx'
import { PinPad } from '#components/address/pin-pad.tsx'
import { type Located, locate } from '#lib/browser/locate.ts'
import {
  closest,
  type Direction,
  keepInView,
  type PinView,
  stepFrom,
  viewAround,
  wholeCountry,
} from '#lib/rules/pin-view.ts'
import { pinMapMessages } from '#messages/pin-map.ts'

/** Sizes of a province's capital and of a block of houses, in metres. */
const cityMetres = 30_000
const blockMetres = 100

function firstView(pin: MapPosition | null, near: MapPosition | null): PinView {
  if (pin) return viewAround(pin, blockMetres)
  return near ? viewAround(near, cityMetres) : wholeCountry
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowDown: 'south',
}

interface PinToolsProps {
  /** Whether to start with the browser's location. */
  byLocation: boolean
  pin: MapPosition | null
  /** The capital of the chosen province. */
  near: MapPosition | null
  onPin: (pin: MapPosition) => void
}

/** Asks the browser for its location if wanted, and returns the status to show. */
function useLocation(isWanted: boolean, onFound: (found: Located) => void) {
  const [found, setFound] = useState<Located | null>(null)
  const [said, setSaid] = useState(isWanted ? pinMapMessages.locating : '')
  // The press that opened this component asked for the location: ask once, whatever changes later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isWanted) return
    let isOpen = true
    const tell = (answer: Awaited<ReturnType<typeof locate>>) => {
      if (!isOpen) return
      if (typeof answer === 'string') return setSaid(pinMapMessages.problems[answer])
      if (!isInCountry(answer.position)) return setSaid(pinMapMessages.abroad)
      setFound(answer)
      setSaid(pinMapMessages.located(answer.metres))
      onFound(answer)
    }
    void locate().then(tell)
    return () => {
      isOpen = false
    }
  }, [])
  return { found, said }
}

/** Places the pin: browser location, press, drag, buttons or arrow keys. Drawing the map here keeps the location private. */
export function PinTools({ byLocation, pin, near, onPin }: PinToolsProps) {
  const [view, setView] = useState(() => firstView(pin, near))
  const { found, said } = useLocation(byLocation, ({ position, metres }) => {
    onPin(position)
    setView(viewAround(position, Math.max(metres, blockMetres)))
  })
  const place = (to: MapPosition) => {
    if (!isInCountry(to)) return
    onPin(to)
    setView((before) => keepInView(to, before))
  }
  const step = (direction: Direction) => place(stepFrom(pin ?? view.centre, direction, view))
  const zoomBy = (levels: number) => {
    const zoom = Math.min(closest, Math.max(0, view.zoom + levels))
    setView({ centre: pin ?? view.centre, zoom })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    if (!direction) return
    event.preventDefault()
    step(direction)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus; arrow keys are a shorter way to press them
    <div className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      <p role="status" className="min-h-6">
        {said}
      </p>
      <PinMap view={view} pin={pin} found={found} near={near} onPlace={place} />
      <PinPad view={view} onStep={step} onZoom={zoomBy} />
      <p role="status" className="sr-only">
        {pin && pinMapMessages.at(pin.latitude.toFixed(5), pin.longitude.toFixed(5))}
      </p>
      <p className="text-muted text-sm">
        {pinMapMessages.noStreets}{' '}
        {pin && (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${pin.latitude},${pin.longitude}`}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {pinMapMessages.check}
          </a>
        )}
      </p>
    </div>
  )
}
