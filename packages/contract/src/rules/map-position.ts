/** A place in decimal degrees; south is negative. */
export interface MapPosition {
  latitude: number
  longitude: number
}

/** The country's extremes, in degrees: Rondo, Rote, the tip of Sumatra and the border on Papua. */
const country = { north: 6.2, south: -11.1, west: 94.9, east: 141.1 }

/** Whether a place is within the country's bounds, including the sea between its islands. */
export const isInCountry = ({ latitude, longitude }: MapPosition) =>
  latitude >= country.south &&
  latitude <= country.north &&
  longitude >= country.west &&
  longitude <= country.east

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** A pair of degrees; after it the end of a value, or a name in brackets. */
const pair = `${degrees},\\s*${degrees}(?=[&#/?]|\\s*\\(|$)`

/**
 * The forms in which map services write a position, best first: a marker as a parameter, as numbered fields or in the path; then the
 * centre of the view, which in the path is near the place only if the link is to one place.
 */
const patterns = [
  new RegExp(`[?&](?:query|q|coordinate|destination|daddr)=(?:loc:)?${pair}`),
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(`/maps/(?:place|search|dir/[^/]*)/${pair}`),
  new RegExp(`[?&](?:ll|center)=${pair}`),
  new RegExp(`/maps/(?:place/[^/]+/)?@${degrees},${degrees},`),
]

function readUrl(text: string): URL | null {
  try {
    const url = new URL(text)
    return ['http:', 'https:'].includes(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** Whether a map link is safe in a page: an http or https URL. */
export const isMapLink = (mapsUrl: string) => readUrl(mapsUrl) !== null

/** Returns the position in a map link, or null when it has none or one outside Indonesia. */
export function mapPosition(mapsUrl: string): MapPosition | null {
  const address = readUrl(mapsUrl)
    ?.href.replaceAll(/%2C/gi, ',')
    .replaceAll(/%20|\+/g, ' ')
  if (!address) return null
  for (const pattern of patterns) {
    const [, latitude, longitude] = pattern.exec(address) ?? []
    if (latitude === undefined || longitude === undefined) continue
    const position = { latitude: Number(latitude), longitude: Number(longitude) }
    return isInCountry(position) ? position : null
  }
  return null
}

const earthRadiusKm = 6_371
const radians = (angle: number) => (angle * Math.PI) / 180

/** Returns the kilometres between two places along the earth's surface (haversine). */
export function distanceKm(a: MapPosition, b: MapPosition): number {
  const latitudeSine = Math.sin(radians(b.latitude - a.latitude) / 2)
  const longitudeSine = Math.sin(radians(b.longitude - a.longitude) / 2)
  const haversine =
    latitudeSine ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudeSine ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine))
}
