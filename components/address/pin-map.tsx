import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import { type PointerEvent, useRef } from 'react'
import type { Located } from '#lib/browser/locate.ts'
import {
  aspect,
  fromView,
  type PinView,
  partOfMetres,
  stepMetres,
  toView,
  widthOf,
} from '#lib/rules/pin-view.ts'
import { indonesiaOutline } from '#lib/stores/indonesia-outline.ts'
import { outlineFrame } from '#lib/stores/outline-frame.ts'
import { pinMapMessages } from '#messages/pin-map.ts'

/** Size of the drawing, in its own units. */
const width = 600
const height = width / aspect

/** Below this width in degrees the outline is too rough: a coast would be kilometres off. */
const outlineWidth = 0.8

/** The outline of the country. */
function Land({ view }: { view: PinView }) {
  if (widthOf(view) < outlineWidth) return <rect {...{ width, height }} className="fill-surface" />
  const { north, west, unitsPerDegree } = outlineFrame
  const scale = width / widthOf(view) / unitsPerDegree
  const { x, y } = toView({ latitude: north, longitude: west }, view)
  return (
    <>
      <rect {...{ width, height }} className="fill-line" />
      <path
        d={indonesiaOutline}
        transform={`translate(${x * width} ${y * height}) scale(${scale})`}
        className="fill-success"
      />
    </>
  )
}

/** Grid lines one step apart, which show the size of a step. */
function Grid({ view }: { view: PinView }) {
  const gap = partOfMetres(stepMetres(view), view) * width * 2
  const count = (length: number) => Array.from({ length: Math.ceil(length / gap) }, (_, i) => i)
  const lines = [
    ...count(width).map((i) => `M${i * gap} 0V${height}`),
    ...count(height).map((i) => `M0 ${i * gap}H${width}`),
  ]
  return <path d={lines.join('')} className="stroke-1 stroke-muted/30" />
}

/** A place with its name. */
function Spot({ place, view, name }: { place: MapPosition; view: PinView; name: string }) {
  const { x, y } = toView(place, view)
  return (
    <g transform={`translate(${x * width} ${y * height})`}>
      <circle r="6" className="fill-gold stroke-2 stroke-ink" />
      <text
        x="12"
        y="6"
        className="fill-ink stroke-4 stroke-paper text-[26px] sm:text-[18px] [paint-order:stroke]"
      >
        {name}
      </text>
    </g>
  )
}

interface PinMapProps {
  view: PinView
  pin: MapPosition | null
  found: Located | null
  near: MapPosition | null
  onPlace: (place: MapPosition) => void
}

/** A drawn map. A press or drag places the pin; the buttons beside it do the same. */
export function PinMap({ view, pin, found, near, onPlace }: PinMapProps) {
  const svg = useRef<SVGSVGElement>(null)
  const at = ({ clientX, clientY }: PointerEvent): MapPosition | null => {
    const box = svg.current?.getBoundingClientRect()
    if (!box?.width) return null
    return fromView(
      { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height },
      view,
    )
  }
  const placeAt = (event: PointerEvent) => {
    const place = at(event)
    if (place) onPlace(place)
  }
  const label = pin
    ? pinMapMessages.at(pin.latitude.toFixed(5), pin.longitude.toFixed(5))
    : pinMapMessages.empty
  const spot = pin && toView(pin, view)
  const around = found && toView(found.position, view)
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${pinMapMessages.map}: ${label}`}
      className="block w-full cursor-crosshair border border-line"
      onPointerUp={placeAt}
    >
      <Land view={view} />
      <Grid view={view} />
      {near && <Spot place={near} view={view} name={pinMapMessages.capital} />}
      {around && found && (
        <circle
          cx={around.x * width}
          cy={around.y * height}
          r={Math.max(4, partOfMetres(found.metres, view) * width)}
          className="fill-gold/20 stroke-2 stroke-gold"
        />
      )}
      {spot && (
        <g
          transform={`translate(${spot.x * width} ${spot.y * height})`}
          className="cursor-grab touch-none"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => event.buttons > 0 && placeAt(event)}
        >
          <circle r="40" cy="-18" className="fill-transparent" />
          <path
            d="M0 0C-6 -14 -16 -20 -16 -32a16 16 0 1 1 32 0C16 -20 6 -14 0 0Z"
            className="fill-accent stroke-2 stroke-paper"
          />
          <circle cy="-32" r="6" className="fill-paper" />
        </g>
      )}
    </svg>
  )
}
