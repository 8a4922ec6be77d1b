import { isInCountry, type MapPosition } from '@etalase/contract/rules/map-position.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** A pin as a call brings it. */
export type Pin = MapPosition | null | undefined

/** About a metre. */
const decimals = 5

const rounded = (degrees: number) => Number(degrees.toFixed(decimals))

/** The place of a pin, to a metre; null without one. Throws ADDRESS_INCOMPLETE (400) for one that is not in the country. */
export function requirePin(pin: Pin): MapPosition | null {
  if (!pin) return null
  if (!isInCountry(pin))
    throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.pinOutside)
  return { latitude: rounded(pin.latitude), longitude: rounded(pin.longitude) }
}

/** The columns of a pin. */
export const pinColumns = (pin: MapPosition | null) => ({
  latitude: pin?.latitude ?? null,
  longitude: pin?.longitude ?? null,
})

/** The pin of such columns. */
export const pinOf = ({ latitude, longitude }: ReturnType<typeof pinColumns>) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
