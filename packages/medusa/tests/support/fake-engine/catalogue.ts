import { factColumns } from '@etalase/backend-kit/product-mapper.ts'
import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'

/** A size of a colour, with its stock by location. */
export interface FakeVariant {
  id: string
  size_code: string
  retail_price: number
  price: number
  weight: number
  metadata: { size_position: number }
  stock: Record<string, number>
}

interface FakeColor {
  number: number
  color: string
  images: { url: string; metadata: object }[]
  variants: FakeVariant[]
}

export interface FakeProduct {
  id: string
  style_code: string
  title: string
  created_at: string
  updated_at: string
  brand: { code: string; name: string } | null
  category_sub_id: number | null
  category_id: number | null
  group_id: number
  subtitle: string
  description: string
  material: string | null
  weight: number
  metadata: { colors?: Record<string, object>; max_per_order?: unknown }
  images: { url: string; metadata: object }[]
  colors: FakeColor[]
}

export const categories = [
  { id: 'pcat_6', number: 6, parent_id: null, name: 'Men', position: 0, group_id: 1 },
  { id: 'pcat_7', number: 7, parent_id: null, name: 'Women', position: 1, group_id: 2 },
  { id: 'pcat_601', number: 601, parent_id: 'pcat_6', name: 'Shirts', position: 0, group_id: null },
  {
    id: 'pcat_701',
    number: 701,
    parent_id: 'pcat_7',
    name: 'Dresses',
    position: 0,
    group_id: null,
  },
].map((category) => ({
  ...category,
  cover_image_url: '/media/cover.webp',
  cover_text: category.name,
  show_cover: category.parent_id !== null,
}))

export const promo = {
  code: 'HEMAT',
  category: 'PRODUCT',
  disc_percent: 10,
  disc_nominal: 0,
  disc_max: 15_000,
}

const address = {
  phone: '021',
  address_1: 'Jl. Satu 1',
  address_2: '',
  address_3: '',
  maps_url: null,
}

interface FakeStores {
  regions: { number: number; name: string }[]
  stores: {
    number: number
    location_id: string
    name: string
    is_hub: boolean
    subdistrict_id: number | null
  }[]
}

export const stores: FakeStores = {
  regions: [{ number: 1, name: 'Java' }],
  stores: [
    { number: 1, location_id: 'sloc_1', name: 'Hub Kemang', is_hub: true, subdistrict_id: 317401 },
    {
      number: 2,
      location_id: 'sloc_2',
      name: 'Store Bandung',
      is_hub: false,
      subdistrict_id: 327301,
    },
  ].map((store) => ({
    ...store,
    ...address,
    region_number: 1,
    sales_channel_id: `sc_${store.number}`,
  })),
}

const sizes = ['S', 'M', 'L']

/** Metadata of a garment, by the contract's names. */
const facts = fromEntries(entriesOf(factColumns).map(([name]) => [name, `Its ${name}`]))

/** Limited to two pieces of each colour per customer, typed as text. */
export const limitedGarment = 6

/** Returns a garment in two colours with three sizes each. Stores have 20 pieces of each, the second one 3 of the last size. */
export function fakeProduct(index: number): FakeProduct {
  const isWomen = index % 2 === 1
  const retail_price = 100_000 + index * 10_000
  const price = index % 3 === 0 ? retail_price - 20_000 : retail_price
  const at = new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
  const picture = {
    url: `/media/garment-${index}.webp`,
    metadata: { image_type: 'COVER', alt_text: 'A garment' },
  }
  return {
    id: `prod_${index}`,
    style_code: `garment-${index}`,
    title: `Garment ${index}`,
    created_at: at,
    updated_at: at,
    brand: { code: 'rimba', name: 'Rimba' },
    category_sub_id: isWomen ? 701 : 601,
    category_id: isWomen ? 7 : 6,
    group_id: isWomen ? 2 : 1,
    subtitle: 'Light and soft.',
    description: 'For every day.',
    material: '100% cotton',
    weight: 200,
    metadata: {
      ...facts,
      ...(index === limitedGarment && { max_per_order: '2' }),
      colors: { Navy: { hex: '#203050', family: 'blue' } },
    },
    images: [picture],
    colors: ['Navy', 'Olive'].map((color, place) => ({
      number: 1_001 + index * 2 + place,
      color,
      images: [picture],
      variants: sizes.map((size_code, position) => ({
        id: `variant_${index}_${place}_${size_code}`,
        size_code,
        retail_price,
        price,
        weight: 200,
        metadata: { size_position: position },
        stock: { sloc_1: 20, sloc_2: position === 2 ? 3 : 20 },
      })),
    })),
  }
}

/** Services of the courier. */
export const tiers = [
  { service: 'UDRREG', description: 'Regular', tariff: 12_000, etd: '1-2' },
  { service: 'UDRONS', description: 'Express', tariff: 20_000, etd: '1' },
]
