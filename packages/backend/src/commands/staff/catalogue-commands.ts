import { readFile } from 'node:fs/promises'
import { parseExactJson } from '@etalase/contract/rules/exact-json.ts'
import { rupiahIn } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'
import type { Asked, Commands } from '#commands/staff/arguments.ts'
import { type Answer, call } from '#commands/staff/call.ts'

type Promo = Answer<'POST staff/promo'>['promo']

function promoRowOf({ code, starts_at, ends_at, uses, use_limit, ...promo }: Promo): string {
  const nominal = rupiahIn('en', promo.disc_nominal)
  const off = `${promo.disc_percent}% and ${nominal} off, at most ${rupiahIn('en', promo.disc_max)}`
  return `${code}  ${off}  ${starts_at} to ${ends_at} WIB  used ${uses} of ${use_limit}`
}

type Bundle = Answer<'POST staff/bundle'>['bundle']

const bundleRowOf = ({ id, starts_at, ends_at, ...bundle }: Bundle) => {
  const { bundling_type, m_group_id, m_sub_group_id, product_detail_ids } = bundle
  const scope = m_group_id ?? m_sub_group_id ?? product_detail_ids.join(', ')
  const dates = `${starts_at ?? 'started'} to ${ends_at ? `${ends_at} WIB` : 'no end'}`
  return `${id}  ${bundle.bundling_item_count} of ${bundling_type} ${scope}  ${dates}`
}

/** A starting point for a shop without a home page. */
const emptyHome = { banners: [], sections: [], promos: [], category_banners: [] }

async function fileOf(path: string | undefined): Promise<object> {
  if (path === undefined) throw new Error('Name the JSON file.')
  const content = z.looseObject({}).safeParse(parseExactJson(await readFile(path, 'utf8')))
  if (!content.success) throw new Error(`${path} is not a JSON object.`)
  return content.data
}

/** Returns the commands for stock and prices. */
export const catalogueCommands = ({ given, values }: Asked): Commands => ({
  stock: async () => {
    const [product_detail_id, size_code, showroom_id, qty] = given
    const delta = values.add ?? (values.take && `-${values.take}`)
    const size = { product_detail_id, size_code, showroom_id, qty, delta }
    return `${(await call('POST staff/stock', size)).qty} pieces`
  },
  price: async () => {
    const [product_detail_id, retail_price, net_price = retail_price] = given
    const { percent: direct_disc_percent, nominal: direct_disc_nominal, until } = values
    const discount = { direct_disc_percent, direct_disc_nominal, sale_ends_at: until }
    const prices = { retail_price, net_price, ...discount }
    const { grand_price } = await call('POST staff/price', { product_detail_id, ...prices })
    return `One piece is ${rupiahIn('en', grand_price)}`
  },
  limit: async () => {
    const [product_detail_id, pieces] = given
    const max_per_order = pieces === 'none' ? null : pieces
    const limit = { product_detail_id, max_per_order }
    const set = (await call('POST staff/order-limit', limit)).max_per_order
    return set === null ? 'No limit' : `${set} for each customer`
  },
})

/** Returns the commands for promo codes, bundles and the home page. */
export const contentCommands = ({ given, values }: Asked): Commands => ({
  promos: async () => {
    const { promos } = await call('GET staff/promos', {})
    return promos.map(promoRowOf).join('\n') || 'None.'
  },
  promo: async () => promoRowOf((await call('POST staff/promo', await fileOf(given[0]))).promo),
  bundles: async () => {
    const { bundles } = await call('GET staff/bundles', {})
    return bundles.map(bundleRowOf).join('\n') || 'None.'
  },
  bundle: async () => bundleRowOf((await call('POST staff/bundle', await fileOf(given[0]))).bundle),
  'free-shipping': async () => {
    const [from] = given
    const wanted = { free_shipping_from: from === 'never' ? null : from }
    const { free_shipping_from } = await (from === undefined
      ? call('GET staff/free-shipping', {})
      : call('POST staff/free-shipping', wanted))
    return free_shipping_from === null
      ? 'Never free.'
      : `Free from ${rupiahIn('en', free_shipping_from)}`
  },
  home: async () => {
    const { language } = values
    if (given[0] === undefined) {
      const { home_data } = await call('GET staff/home', { language })
      return JSON.stringify(home_data ?? emptyHome, null, 2)
    }
    await call('POST staff/home', { language, home_data: await fileOf(given[0]) })
    return 'Written.'
  },
})
