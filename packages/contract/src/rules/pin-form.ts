import { atMost, type CodeOf, field, type Issue, type Issues, issuesOf } from '#rules/field.ts'
import { isInCountry, type MapPosition } from '#rules/map-position.ts'
import { typedText } from '#rules/typed-text.ts'

/** Normalises decimal degrees as people write and paste them: '-6.2915', '−6,2915°'. */
const typedDegrees = (typed: string): string =>
  typedText(typed)
    .replaceAll(/[\p{Pd}\u2212] ?/gu, '-')
    .replace(/ ?°$/, '')
    .replace(/^(-?\d+),(\d+)$/, '$1.$2')

const isNumber = (text: string) => /^-?\d{1,3}(?:\.\d+)?$/.test(text)

type Half = 'latitude' | 'longitude'
type Code = 'pinHalf' | 'pinNumber' | 'pinOutside'

/** Whether one coordinate is within the country's bounds, whatever the other one is. */
const isInside = (half: Half, degrees: number) =>
  isInCountry({ latitude: 0, longitude: 110, [half]: degrees })

function halfOf(half: Half, other: Half) {
  const issueOf = (text: string, textOf: (field: string) => string): Issue<Code> | undefined => {
    if (!text) return textOf(other) ? 'pinHalf' : undefined
    if (!isNumber(text)) return 'pinNumber'
    return isInside(half, Number(text)) ? undefined : 'pinOutside'
  }
  return field(typedDegrees, atMost(30), { issueOf })
}

/** The place of an address on the map: both coordinates or neither. A form of its own, since few backends accept it. */
export const pinForm = {
  latitude: halfOf('latitude', 'longitude'),
  longitude: halfOf('longitude', 'latitude'),
}

/** A pin as typed; absent when the fields were never shown. */
export type TypedPin = Partial<Record<keyof typeof pinForm, string>>
export type PinProblem = CodeOf<typeof pinForm>

export const pinIssues = ({ latitude = '', longitude = '' }: TypedPin): Issues<typeof pinForm> =>
  issuesOf(pinForm, { latitude, longitude })

/** Parses a typed pin; null for none, and for one with an issue. */
export function typedPin(typed: TypedPin): MapPosition | null {
  const [latitude, longitude] = [typed.latitude ?? '', typed.longitude ?? ''].map(typedDegrees)
  if (!latitude || !longitude || Object.keys(pinIssues(typed)).length > 0) return null
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Formats a pin for its fields, to a metre; empty without one. */
export const pinTexts = (pin: MapPosition | null | undefined): TypedPin =>
  pin ? { latitude: pin.latitude.toFixed(5), longitude: pin.longitude.toFixed(5) } : {}
