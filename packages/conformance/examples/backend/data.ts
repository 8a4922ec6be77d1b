/** The company's products and stores; a real backend has a database. Ids are any positive whole numbers. */

const picture = { image_url: '/media/shirt.svg', image_type: 'COVER', alt_text: 'A shirt' }

const sub = (id: number, name: string) => ({ id, name, show_cover: 0 })

export const categories = [
  { id: 6, name: 'MEN', category_subs: [sub(61, 'Shirts')] },
  { id: 7, name: 'WOMEN', category_subs: [sub(71, 'Dresses')] },
  { id: 8, name: 'ACCESSORIES', category_subs: [sub(81, 'Scarves')] },
]

const product = (
  id: number,
  product_name: string,
  subId: number,
  prices: [number, number, number],
) => ({
  id,
  product_name,
  product_code: `EX-${id}`,
  retail_price: prices[0],
  net_price: prices[1],
  // Subtracted from net_price. Leave it out where net_price is already the price to pay.
  direct_discount: prices[2] ? { direct_disc_percent: prices[2], direct_disc_nominal: 0 } : null,
  short_description: `${product_name} of the example company.`,
  detailed_description: 'Cotton.\nMachine wash at 30 degrees.',
  product_images: [picture],
  subId,
})
export type Product = ReturnType<typeof product>

export const products = [
  product(5004, 'Silk Scarf', 81, [150_000, 150_000, 0]),
  product(5003, 'Linen Dress', 71, [400_000, 350_000, 0]),
  product(5002, 'Batik Shirt', 61, [300_000, 300_000, 10]),
  product(5001, 'Oxford Shirt', 61, [250_000, 250_000, 0]),
]

export const sizes = ['M', 'L']

const store = (id: number, showroom_name: string, is_hub: 0 | 1) => ({
  id,
  showroom_name,
  showroom_region_id: 1,
  phone: '021 5550123',
  address1: 'Jl. Contoh 1',
  address2: 'Jakarta Selatan',
  address3: '',
  maps_url: null,
  is_hub,
})
export type Store = ReturnType<typeof store>

export const stores = [store(11, 'Warehouse', 1), store(12, 'Kemang Store', 0)]

export const byRegion = (some: readonly Store[]) =>
  some.length > 0 ? [{ id: 1, region_name: 'Jakarta', showrooms: some }] : []

export const province = { id: 31, province_name: 'DKI Jakarta' }
export const city = { id: 3171, type: 'Kota', city_name: 'Jakarta Selatan' }
export const subdistricts = [
  { id: 317101, subdistrict_name: 'Tebet' },
  { id: 317102, subdistrict_name: 'Kebayoran Baru' },
]

/** The courier's name, which is also its key in the contract. */
export const courier = 'swift'

/** The courier's tiers; a real backend asks the courier. */
export const tiers = [{ service: 'REG', description: 'Regular', tariff: 18_000, etd: '1-2' }]

/** Returns the price of one piece: net_price minus the percent, rounded down, minus the nominal. */
export function priceOf({ net_price, direct_discount }: Product): number {
  const percent = direct_discount?.direct_disc_percent ?? 0
  return (
    net_price -
    Math.floor((net_price * percent) / 100) -
    (direct_discount?.direct_disc_nominal ?? 0)
  )
}
