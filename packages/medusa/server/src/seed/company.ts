import { readFile } from 'node:fs/promises'
import { z } from '@medusajs/framework/zod'

const text = z.string()
const optionalText = z.string().nullable()
const number = z.number().int().positive()
const rupiah = z.number().int().nonnegative()

const cover = { name: text, number, cover_image_url: optionalText, cover_text: optionalText }

const category = z.object({
  ...cover,
  group_id: number,
  subs: z.array(z.object({ ...cover, show_cover: z.boolean() })),
})

const store = z.object({
  number,
  region: text,
  region_number: number,
  name: text,
  phone: text,
  address_1: text,
  address_2: text,
  address_3: text,
  subdistrict_id: number,
  is_hub: z.boolean(),
  maps_url: optionalText,
})

const service = z.object({
  courier: text,
  service: text,
  description: text,
  per_kilogram: z.record(text, rupiah),
  etd: z.record(text, text),
  min_kilograms: z.number().nonnegative(),
})

const image = z.object({ url: text, alt_text: text, dominant_color: text, image_type: text })

const color = z.object({
  number,
  color: text,
  hex: text,
  family: optionalText,
  product_code: text,
  search_text: text,
  description: text,
  listed_at: text,
  related: z.array(number),
  weight: z.number().positive(),
  parcel: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  retail_price: rupiah,
  price: rupiah,
  sale_ends_at: optionalText,
  images: z.array(image),
  /** `stock`: pieces by store number. */
  sizes: z.array(z.object({ code: text, name: text, stock: z.record(text, number) })),
})

const product = z.object({
  style_code: text,
  title: text,
  brand: text,
  category_sub: number,
  subtitle: text,
  description: text,
  material: optionalText,
  /** Facts without a field in Medusa, by the contract's names. */
  facts: z.record(text, text),
  size_chart_url: optionalText,
  max_per_order: number.nullable(),
  colors: z.array(color).min(1),
})

const promotion = z.object({
  code: text,
  category: z.enum(['PRODUCT', 'SHIPPING']),
  disc_percent: z.number(),
  disc_nominal: rupiah,
  disc_max: rupiah,
  starts_at: text,
  ends_at: text,
  use_limit: number,
  is_offered: z.boolean(),
})

const company = z.object({
  name: text,
  categories: z.array(category),
  brands: z.array(z.object({ code: text, name: text })),
  stores: z.array(store),
  services: z.array(service),
  products: z.array(product),
  promotions: z.array(promotion),
  documents: z.record(text, z.unknown()),
})

/** A company in a JSON file: its stores, products and content. */
export type Company = z.output<typeof company>
export type CompanyProduct = Company['products'][number]
export type CompanyColor = CompanyProduct['colors'][number]
export type CompanyStore = Company['stores'][number]

/** Parses the file of a company. Throws when it is invalid. */
export async function readCompany(file: string): Promise<Company> {
  return company.parse(JSON.parse(await readFile(file, 'utf8')))
}
