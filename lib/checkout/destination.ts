import { addressLines } from '#lib/checkout/delivery-area.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import type { AreaLists } from '#lib/contract/area.ts'
import type { GuestAddress } from '#lib/rules/forms.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { type TimeZone, zoneOfProvince } from '#lib/rules/time-zone.ts'

/** The destination of a delivery. */
export interface Destination {
  city_id: number | null
  province_id: number | null
  subdistrictId: number | null
  /** WIB until the name of its province is known. */
  zone: TimeZone
  /** The recipient's phone number. */
  phone: string
  /** The address as the summary shows it, without the area names that are not known. */
  lines: string[]
}

export const noDestination: Destination = {
  city_id: null,
  province_id: null,
  subdistrictId: null,
  zone: 'WIB',
  phone: '',
  lines: [],
}

/** The destination that a guest has typed. */
export function typedDestination(
  { provinceId, cityId, subdistrictId, ...typed }: GuestAddress,
  { provinces, cities, subdistricts }: AreaLists,
): Destination {
  const city = cities?.find(({ id }) => id === cityId)
  const province = provinces?.find(({ id }) => id === provinceId)?.province_name
  const area = [
    subdistricts?.find(({ id }) => id === subdistrictId)?.subdistrict_name,
    city && `${city.type} ${city.city_name}`,
    province,
  ]
  const { recipientName, recipientPhone, street } = typed
  return {
    city_id: cityId,
    province_id: provinceId,
    subdistrictId,
    zone: zoneOfProvince(province ?? ''),
    phone: recipientPhone,
    lines: [recipientName, formatPhone(recipientPhone), street, area.filter(Boolean).join(', ')],
  }
}

/** The destination of a saved address; none while it is not chosen. */
export function savedDestination(saved: UserAddress | undefined): Destination {
  if (!saved) return noDestination
  return {
    city_id: saved.city_id,
    province_id: saved.province_id,
    subdistrictId: saved.subdistrict_id,
    zone: zoneOfProvince(saved.province.province_name),
    phone: saved.recipient_phone,
    lines: addressLines(saved),
  }
}
