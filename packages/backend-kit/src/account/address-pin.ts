import { isInCountry, type MapPosition } from '@etalase/contract/rules/map-position.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** A map pin from a request. */
export type Pin = MapPosition | null | undefined

/** Decimal places of a degree; 5 is about a metre. */
const decimals = 5

const rounded = (degrees: number) => Number(degrees.toFixed(decimals))

/** Returns the pin rounded to about a metre, or null if there is none. Throws ADDRESS_INCOMPLETE (400) for a pin outside the country. */
export function requirePin(pin: Pin): MapPosition | null {
  if (!pin) return null
  if (!isInCountry(pin))
    throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.pinOutside)
  return { latitude: rounded(pin.latitude), longitude: rounded(pin.longitude) }
}

/** Converts a pin to its columns. */
export const pinColumns = (pin: MapPosition | null) => ({
  latitude: pin?.latitude ?? null,
  longitude: pin?.longitude ?? null,
})

/** Converts pin columns back to a pin; null when either is null. */
export const pinOf = ({ latitude, longitude }: ReturnType<typeof pinColumns>) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
