import type { ProductPromo } from '@etalase/contract/bundle.ts'
import type { HomeData } from '@etalase/contract/home.ts'
import type { Measurements } from '@etalase/contract/product.ts'
import type { Promo } from '@etalase/contract/promo.ts'

/** A company in the format of the engine's seed: a JSON file, so that engine and shop share no code. */
export interface Company {
  name: string
  categories: CompanyCategory[]
  brands: { code: string; name: string }[]
  stores: CompanyStore[]
  services: CompanyService[]
  products: CompanyProduct[]
  promotions: CompanyPromotion[]
  documents: {
    home: HomeData
    bundles: ProductPromo[]
    colors: { code: string; name: string; hex: string; position: number }[]
    'size-charts': { url: string; category_sub_id: number; measurements: Measurements }[]
    settings: { cash_on_delivery_services: string[]; pay_at_store: boolean }
    synonyms: { term: string; meaning: string; kind: string }[]
  }
}

interface Cover {
  name: string
  number: number
  cover_image_url: string | null
  cover_text: string | null
}

interface CompanyCategory extends Cover {
  group_id: number
  subs: (Cover & { show_cover: boolean })[]
}

export interface CompanyStore {
  number: number
  region: string
  region_number: number
  name: string
  phone: string
  address_1: string
  address_2: string
  address_3: string
  subdistrict_id: number
  is_hub: boolean
  maps_url: string | null
}

/** A courier service: whole rupiah per kilogram and days, by distance. */
export interface CompanyService {
  courier: string
  service: string
  description: string
  per_kilogram: Record<string, number>
  etd: Record<string, string>
  min_kilograms: number
}

/** A garment in its colours. */
export interface CompanyProduct {
  style_code: string
  title: string
  brand: string
  category_sub: number
  subtitle: string
  description: string
  material: string | null
  /** Facts without a field in Medusa, by the contract's names. */
  facts: Record<string, string>
  size_chart_url: string | null
  /** Maximum pieces of each colour per customer; null without a limit. */
  max_per_order: number | null
  colors: CompanyColor[]
}

export interface CompanyColor {
  number: number
  color: string
  hex: string
  family: string | null
  product_code: string
  search_text: string
  /** The sentence about the colour, which precedes the garment's description. */
  description: string
  listed_at: string
  /** Product numbers. */
  related: number[]
  weight: number
  /** Centimetres of the packed piece. */
  parcel: { length: number; width: number; height: number }
  retail_price: number
  /** Current price. */
  price: number
  /** End of the reduced price; null for no end. */
  sale_ends_at: string | null
  images: { url: string; alt_text: string; dominant_color: string; image_type: string }[]
  /** Stock by store number. */
  sizes: { code: string; name: string; stock: Record<string, number> }[]
}

interface CompanyPromotion extends Promo {
  starts_at: string
  ends_at: string
  use_limit: number
  /** Whether the checkout offers it to everyone. */
  is_offered: boolean
}
