import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import type { Client } from '#client.ts'
import type { Area } from '#scenarios/areas-and-stores.ts'
import { addOne, type Buyable } from '#scenarios/cart.ts'

const shipping = 'POST checkout-shipping'

/** The National Monument in Jakarta. */
const inIndonesia = { latitude: -6.1754, longitude: 106.8272 }
const inTokyo = { latitude: 35.6586, longitude: 139.7454 }

/** Returns the tiers that need no pin, by code, and the number of those that need one. */
async function tiersOf(client: Client, chosen: object) {
  const { couriers } = await client.request(shipping, chosen)
  const tiers = Object.values(couriers).flat()
  const others = tiers.filter(({ needs_pin }) => !needs_pin)
  return {
    needing: tiers.length - others.length,
    others: others
      .map(({ service, tariff }) => `${service} ${tariff}`)
      .toSorted()
      .join(', '),
  }
}

/** Checks tiers that need a pin: they are offered only with one, the others stay the same, and a pin abroad is refused. */
export async function checkPinnedTiers(client: Client, item: Buyable, area: Area): Promise<void> {
  await addOne(client, item)
  const { has_address_pin, available_stores_online } = await client.request('POST checkout')
  const [hub] = available_stores_online
  if (!has_address_pin || !hub) return client.report.notOffered(shipping, 'address_pin')
  const chosen = { subdistrict_id: area.subdistrict_id, showroom_id: hub.id }
  const without = await tiersOf(client, chosen)
  const pinned = await tiersOf(client, { ...chosen, address_pin: inIndonesia })
  const { report } = client
  report.check(shipping, 'needs_pin', without.needing === 0, 'is offered without a pin')
  const isSame = pinned.others === without.others
  const problem = `the other tiers are ${pinned.others} with a pin, ${without.others} without`
  report.check(shipping, 'address_pin', isSame, problem)
  const input = { ...chosen, address_pin: inTokyo }
  const refusal = await client.expectError(shipping, 'a pin abroad', [400], { input })
  const isNamed = refusal?.code === 'ADDRESS_INCOMPLETE'
  report.check(shipping, 'a pin abroad', isNamed, `is ${refusal?.code}, not ADDRESS_INCOMPLETE`)
}

const isAt = (pin: MapPosition | null | undefined, place: MapPosition) =>
  pin?.latitude === place.latitude && pin.longitude === place.longitude

/** Checks pins of saved addresses: a pin is stored, removed by a save without one, and refused abroad. */
export async function checkSavedPin(client: Client, saved: object): Promise<void> {
  const read = async () => {
    const { user_addresses, has_address_pin } = await client.request('GET user/address')
    return { pin: user_addresses[0]?.pin, isOffered: Boolean(has_address_pin) }
  }
  const call = 'PUT user/address'
  if (!(await read()).isOffered) return client.report.notOffered(call, 'address_pin')
  await client.request(call, { ...saved, address_pin: inIndonesia })
  const isKept = isAt((await read()).pin, inIndonesia)
  client.report.check(call, 'address_pin', isKept, 'is not the saved pin')
  const input = { ...saved, address_pin: inTokyo }
  await client.expectError(call, 'a pin abroad', [400], { input })
  const stays = isAt((await read()).pin, inIndonesia)
  client.report.check(call, 'a pin abroad', stays, 'is refused, but the address changed')
  await client.request(call, saved)
  const isGone = !(await read()).pin
  client.report.check(
    call,
    'address_pin',
    isGone,
    'remains after the address is saved without a pin',
  )
}
