import type { Client } from '#client.ts'

export interface Area {
  province_id: number
  city_id: number
  subdistrict_id: number
}

/** Reads provinces, cities and sub-districts and picks one area, in Jakarta if possible. */
export async function findArea(client: Client): Promise<Area | null> {
  const { province_list } = await client.request('GET master/province')
  const province =
    province_list.find(({ province_name }) => province_name.includes('Jakarta')) ?? province_list[0]
  client.report.check('GET master/province', 'province_list', province !== undefined, 'is empty')
  if (!province) return null
  const { city_list } = await client.request('GET master/city', { province_id: province.id })
  const city = city_list.find(({ type }) => type === 'Kota') ?? city_list[0]
  client.report.check('GET master/city', 'city_list', city !== undefined, 'is empty')
  if (!city) return null
  const { subdistrict_list } = await client.request('GET master/subdistrict', { city_id: city.id })
  const [subdistrict] = subdistrict_list
  const hasAny = subdistrict !== undefined
  client.report.check('GET master/subdistrict', 'subdistrict_list', hasAny, 'is empty')
  if (!hasAny) return null
  const area = { province_id: province.id, city_id: city.id, subdistrict_id: subdistrict.id }
  await checkAreaSearch(client, area, `${subdistrict.subdistrict_name} ${province.province_name}`)
  return area
}

/** Searches for an area by its name and province. */
async function checkAreaSearch(client: Client, area: Area, search: string): Promise<void> {
  const call = 'GET master/subdistrict-search'
  const found = await client.requestOptional(call, { search })
  if (!found) return
  const isThere = found.subdistrict_list.some(
    ({ id, city, province }) =>
      id === area.subdistrict_id && city.id === area.city_id && province.id === area.province_id,
  )
  client.report.check(
    call,
    'subdistrict_list',
    isThere,
    `'${search}' does not find its own sub-district`,
  )
  const none = await client.requestOptional(call, { search: 'zzqxj no such area' })
  const isEmpty = none?.subdistrict_list.length === 0
  client.report.check(call, 'subdistrict_list', isEmpty, 'finds an area that does not exist')
}

/** Checks showrooms and their regions. */
export async function checkStores(client: Client): Promise<void> {
  const { showroom_list } = await client.request('GET master/showroom')
  const call = 'GET master/showroom-region'
  const { showroom_region_list } = await client.request(call, { store_listing: 1 })
  const listed = showroom_region_list.flatMap((region) => region.showrooms)
  const strangers = listed.filter(({ id }) => !showroom_list.some((store) => store.id === id))
  client.report.check(
    call,
    'showrooms',
    strangers.length === 0,
    `GET master/showroom does not list ${strangers.map(({ id }) => id).join(', ')}`,
  )
  const misplaced = showroom_region_list.filter((region) =>
    region.showrooms.some((store) => store.showroom_region_id !== region.id),
  )
  const names = misplaced.map((region) => region.region_name)
  const holds = misplaced.length === 0
  client.report.check(call, 'showroom_region_id', holds, `differs in ${names.join(', ')}`)
}
