import { isInCountry, type MapPosition } from '@etalase/contract/rules/map-position.ts'

/** Widths of the view in degrees: from the country to a street. */
const widths = [46, 12, 3, 0.8, 0.2, 0.05, 0.012, 0.003] as const

export const closest = widths.length - 1

/** The drawing's width divided by its height. */
export const aspect = 3 / 2

/** A section of the map. */
export interface PinView {
  centre: MapPosition
  /** From 0, the country, to `closest`. */
  zoom: number
}

/** The centre of the country. */
export const wholeCountry: PinView = { centre: { latitude: -2.5, longitude: 118 }, zoom: 0 }

export const widthOf = ({ zoom }: PinView): number => widths[zoom] ?? widths[0]

/** Returns a place's position in a view, as fractions of its width and height, from 0 to 1 inside it. */
export function toView({ latitude, longitude }: MapPosition, view: PinView) {
  const width = widthOf(view)
  return {
    x: 0.5 + (longitude - view.centre.longitude) / width,
    y: 0.5 + ((view.centre.latitude - latitude) * aspect) / width,
  }
}

/** Returns the place at these fractions of a view. */
export function fromView({ x, y }: { x: number; y: number }, view: PinView): MapPosition {
  const width = widthOf(view)
  return {
    latitude: view.centre.latitude - ((y - 0.5) * width) / aspect,
    longitude: view.centre.longitude + (x - 0.5) * width,
  }
}

/** Steps north and east, by direction. */
const directions = {
  north: [1, 0],
  west: [0, -1],
  east: [0, 1],
  south: [-1, 0],
} as const
export type Direction = keyof typeof directions

/** A step is a twentieth of the view. */
const stepsOfView = 20

/** Returns the place one step further; unchanged at the edge of the country. */
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

/** Returns the metres of a step, to two digits. */
export const stepMetres = (view: PinView): number =>
  Number(((widthOf(view) / stepsOfView) * metresOfDegree).toPrecision(2))

/** Returns the fraction of the view's width that a number of metres takes. */
export const partOfMetres = (metres: number, view: PinView): number =>
  metres / (widthOf(view) * metresOfDegree)

const margin = 0.1

/** Returns the view, recentred if the place is near its edge or outside. */
export function keepInView(place: MapPosition, view: PinView): PinView {
  const { x, y } = toView(place, view)
  const isShown = [x, y].every((part) => part > margin && part < 1 - margin)
  return isShown ? view : { ...view, centre: place }
}

/** Returns the closest view that still shows a circle of so many metres around a place. */
export function viewAround(centre: MapPosition, metres: number): PinView {
  const wide = widths.filter((width) => width * metresOfDegree > 4 * metres)
  return { centre, zoom: Math.max(0, wide.length - 1) }
}
