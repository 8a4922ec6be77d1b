import type { AreaLists } from '@etalase/contract/area.ts'
import type { GuestAddress } from '@etalase/contract/rules/forms.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { typedPin } from '@etalase/contract/rules/pin-form.ts'
import { zoneOfProvince } from '@etalase/contract/rules/time-zone.ts'
import type { Destination } from '#lib/checkout/destination.ts'

/** Returns the destination typed by a guest. */
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
    pin: typedPin(typed),
    lines: [recipientName, formatPhone(recipientPhone), street, area.filter(Boolean).join(', ')],
  }
}
