import { z } from 'zod'
import { readData } from '#seed/demo/read-data.ts'

/** Showroom regions in the store's order. */
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

const text = z.string().min(1)

const showroom = z.strictObject({
  /** Title of the region. */
  region: z.enum(regionNames),
  /** Unique; combines the company's and the mall's names. */
  name: text,
  /** Landline or mobile number in Indonesian format, with the city's area code. */
  phone: text,
  /** Mall, floor and unit. */
  address1: text,
  /** Street and number. */
  address2: text,
  /** District, city and zip code. */
  address3: text,
  /** Code from `idn-area-data`'s districts.csv. */
  districtCode: text,
  /** Decimal degrees, south is negative. */
  latitude: z.number(),
  /** Decimal degrees east. */
  longitude: z.number(),
  /** Whether the shop's page links to a map. */
  hasMapsLink: z.boolean(),
  /** Ships online orders. */
  isHub: z.boolean(),
})

export type ShowroomSeed = z.infer<typeof showroom>

/** All 44 shops of the demo company, by region in the order of `regionNames`: real cities, invented malls and streets. */
export const showrooms = readData('showrooms.json', z.array(showroom))
