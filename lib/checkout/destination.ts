import type { UserAddress } from '@etalase/contract/address.ts'
import type { Province } from '@etalase/contract/area.ts'
import { type AreaLevel, areaLevels, type GuestAddress } from '@etalase/contract/rules/forms.ts'
import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { type TimeZone, zoneOfProvince } from '@etalase/contract/rules/time-zone.ts'

/** The id of each field of an address form, and of the area finder, in form order. */
export const fieldIds = {
  // Password managers fill a street into any field with "address" in its id.
  label: 'label',
  recipientName: 'recipient-name',
  recipientPhone: 'recipient-phone',
  street: 'street',
  finder: 'area-finder',
  provinceId: 'province',
  cityId: 'city',
  subdistrictId: 'subdistrict',
  zip: 'zip',
  notes: 'courier-notes',
  latitude: 'pin-latitude',
  longitude: 'pin-longitude',
} as const

/** Returns the id of the first field that has a problem. */
export const firstWrongId = (problems: object): string | undefined =>
  Object.entries(fieldIds).find(([field]) => field in problems)?.[1]

/** Returns a saved address as lines of text: name, phone, street, place. */
export const addressLines = (saved: UserAddress): string[] => [
  saved.recipient_name,
  formatPhone(saved.recipient_phone),
  saved.address_street,
  [
    saved.subdistrict.subdistrict_name,
    `${saved.city.type} ${saved.city.city_name}`,
    `${saved.province.province_name} ${saved.recipient_zip}`,
  ].join(', '),
]

/** The area of a delivery; ids are null until chosen. */
export type DeliveryArea = Pick<GuestAddress, 'provinceId' | 'cityId' | 'subdistrictId'>

/** Returns the level of an area to choose next; the last one when all are chosen. */
export const nextLevel = (area: DeliveryArea): AreaLevel =>
  areaLevels.find((level) => area[level] === null) ?? 'subdistrictId'

/** The destination of a delivery. */
export interface Destination {
  city_id: number | null
  province_id: number | null
  subdistrictId: number | null
  /** WIB until the province's name is known. */
  zone: TimeZone
  /** The recipient's phone number. */
  phone: string
  /** Its position on the map; null without a pin. */
  pin: MapPosition | null
  /** The address as the summary shows it, without unknown area names. */
  lines: string[]
}

export const noDestination: Destination = {
  city_id: null,
  province_id: null,
  subdistrictId: null,
  zone: 'WIB',
  phone: '',
  pin: null,
  lines: [],
}

/** Returns the destination of a saved address; `noDestination` until one is chosen. */
export function savedDestination(saved: UserAddress | undefined): Destination {
  if (!saved) return noDestination
  return {
    city_id: saved.city_id,
    province_id: saved.province_id,
    subdistrictId: saved.subdistrict_id,
    zone: zoneOfProvince(saved.province.province_name),
    phone: saved.recipient_phone,
    pin: saved.pin ?? null,
    lines: addressLines(saved),
  }
}

/** Returns the rough position of a province; null when it is unknown. */
export function provincePosition(
  provinces: readonly Province[],
  provinceId: number | null,
): MapPosition | null {
  const { latitude, longitude } = provinces.find(({ id }) => id === provinceId) ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
}
