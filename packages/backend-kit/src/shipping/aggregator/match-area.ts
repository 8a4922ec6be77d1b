import type { NamedArea } from '#shipping/aggregator/aggregator.ts'

/** One of our sub-districts. */
export interface OwnArea {
  /** 'Kota' or 'Kabupaten'. */
  type: string
  city: string
  district: string
  postalCodes: readonly string[]
  /** Whether another city of this name, one a Kota and one a Kabupaten, has a sub-district of this name. */
  isAmbiguous: boolean
}

const cityType = /^(kota|kabupaten|kab)\.? (?:(?:administrasi|adm)\.? )?/
const districtType = /^(?:kecamatan|kec)\.? /

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function isCity(named: string, { type, city }: OwnArea): boolean {
  const written = named.trim().toLowerCase()
  const [prefix = '', said = ''] = cityType.exec(written) ?? []
  if (lettersOf(written) === lettersOf(city)) return true
  if (said && !type.toLowerCase().startsWith(said)) return false
  return lettersOf(written.slice(prefix.length)) === lettersOf(city)
}

const isDistrict = (named: string, { district }: OwnArea) =>
  lettersOf(named.trim().toLowerCase().replace(districtType, '')) === lettersOf(district)

/**
 * Finds our area among the aggregator's by district and city name, the city's type if given, and postal code; never by codes, which aren't
 * the Ministry's. Undefined for no match, or when the name alone is ambiguous.
 */
export function matchingArea(found: readonly NamedArea[], own: OwnArea): NamedArea | undefined {
  const named = found.filter(({ city, district }) => isCity(city, own) && isDistrict(district, own))
  const byPostalCode = named.find(({ postalCode }) => own.postalCodes.includes(postalCode ?? ''))
  return byPostalCode ?? (own.isAmbiguous ? undefined : named[0])
}
