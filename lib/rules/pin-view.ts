import { isInCountry, type MapPosition } from '@etalase/contract/rules/map-position.ts'

/** How wide the view is, in degrees: from the country to a street. */
const widths = [46, 12, 3, 0.8, 0.2, 0.05, 0.012, 0.003] as const

export const closest = widths.length - 1

/** The width of the drawing by its height. */
export const aspect = 3 / 2

/** A part of the map. */
export interface PinView {
  centre: MapPosition
  /** From 0, the country, to `closest`. */
  zoom: number
}

/** The middle of the country. */
export const wholeCountry: PinView = { centre: { latitude: -2.5, longitude: 118 }, zoom: 0 }

export const widthOf = ({ zoom }: PinView): number => widths[zoom] ?? widths[0]

/** Where a place is in a view, as parts of its width and height, each from 0 to 1 within it. */
export function toView({ latitude, longitude }: MapPosition, view: PinView) {
  const width = widthOf(view)
  return {
    x: 0.5 + (longitude - view.centre.longitude) / width,
    y: 0.5 + ((view.centre.latitude - latitude) * aspect) / width,
  }
}

/** The place at such parts of a view. */
export function fromView({ x, y }: { x: number; y: number }, view: PinView): MapPosition {
  const width = widthOf(view)
  return {
    latitude: view.centre.latitude - ((y - 0.5) * width) / aspect,
    longitude: view.centre.longitude + (x - 0.5) * width,
  }
}

/** The steps of each direction, north and east. */
const directions = {
  north: [1, 0],
  west: [0, -1],
  east: [0, 1],
  south: [-1, 0],
} as const
export type Direction = keyof typeof directions

/** A step is a twentieth of the view. */
const stepsOfView = 20

/** The place one step further; the same at the edge of the country. */
export function stepFrom(place: MapPosition, direction: Direction, view: PinView): MapPosition {
  const [north, east] = directions[direction]
  const step = widthOf(view) / stepsOfView
  const next = {
    latitude: place.latitude + north * step,
    longitude: place.longitude + east * step,
  }
  return isInCountry(next) ? next : place
}

const metresOfDegree = 111_320

/** The metres of a step, to two digits. */
export const stepMetres = (view: PinView): number =>
  Number(((widthOf(view) / stepsOfView) * metresOfDegree).toPrecision(2))

/** The part of the view's width that so many metres take. */
export const partOfMetres = (metres: number, view: PinView): number =>
  metres / (widthOf(view) * metresOfDegree)

const margin = 0.1

/** The view, moved to a place that it would not show well. */
export function keepInView(place: MapPosition, view: PinView): PinView {
  const { x, y } = toView(place, view)
  const isShown = [x, y].every((part) => part > margin && part < 1 - margin)
  return isShown ? view : { ...view, centre: place }
}

/** The view in which a place is found within so many metres. */
export function viewAround(centre: MapPosition, metres: number): PinView {
  const wide = widths.filter((width) => width * metresOfDegree > 4 * metres)
  return { centre, zoom: Math.max(0, wide.length - 1) }
}
