/** The showroom regions in the order the store lists them. */
export const regionNames = [
  'Jakarta',
  'Bogor, Depok, Tangerang & Bekasi',
  'Bandung & West Java',
  'Central Java',
  'Yogyakarta',
  'Surabaya & East Java',
  'Bali & Nusa Tenggara',
  'Sumatra',
  'Kalimantan',
  'Sulawesi & Maluku',
] as const

/** Title of one showroom region. */
export type RegionName = (typeof regionNames)[number]

/** A shop of the demo company; real cities, invented malls and streets. */
export interface ShowroomSeed {
  /** Title of its showroom region. */
  region: RegionName
  /** Unique: the company's name and the mall's. */
  name: string
  /** Landline or mobile number in Indonesian shape, with the city's area code. */
  phone: string
  /** Mall, floor and unit. */
  address1: string
  /** Street and number. */
  address2: string
  /** District, city and zip code. */
  address3: string
  /** Code in `idn-area-data`'s districts.csv. */
  districtCode: string
  /** Decimal degrees, south is negative. */
  latitude: number
  /** Decimal degrees east. */
  longitude: number
  /** Whether the shop's page links to a map. */
  hasMapsLink: boolean
  /** Ships online orders. */
  isHub: boolean
}

/** What the data files state of one shop besides its region and mall. */
interface ShopFacts {
  phone: string
  /** Floor and unit within the mall. */
  unit: string
  street: string
  /** District, city and zip code. */
  district: string
  districtCode: string
  /** Latitude and longitude. */
  at: readonly [number, number]
  /** True unless stated. */
  hasMapsLink?: boolean
  /** False unless stated. */
  isHub?: boolean
}

/** Builds a showroom from its region, its mall and the facts about the shop there. */
export function shop(region: RegionName, mall: string, facts: ShopFacts): ShowroomSeed {
  return {
    region,
    name: `Sandang Nusa ${mall}`,
    phone: facts.phone,
    address1: `${mall}, ${facts.unit}`,
    address2: facts.street,
    address3: facts.district,
    districtCode: facts.districtCode,
    latitude: facts.at[0],
    longitude: facts.at[1],
    hasMapsLink: facts.hasMapsLink ?? true,
    isHub: facts.isHub ?? false,
  }
}
