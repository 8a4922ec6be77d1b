import fc from 'fast-check'
import { csvOf } from '#tests/support/read-text.ts'

/** A garment that every format can express. */
export interface WrittenGarment {
  title: string
  options: string[]
  variants: { values: string[]; sku: string; pieces: number }[]
}

const colorNames = ['Color', 'Pilih Warna', 'pa_color', 'Farbe:']
const sizeNames = ['Size', 'Waist', 'Length', 'Ukuran', 'Choose Ring Size', 'Letter']

/** Values with characters that are special in formats. No double spaces, and none at the ends. */
const value = fc
  .array(fc.constantFrom(...'AaZz09½.,;"\'-é颜'.split(''), 'XL', ', ', ' new'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join('').replaceAll(/ +/g, ' ').trim())
  .filter((text) => /[^\s,;"']/.test(text))

const values = fc.uniqueArray(value, {
  minLength: 1,
  maxLength: 3,
  selector: (text) => text.toLowerCase(),
})

const options = fc
  .record({
    color: fc.option(fc.constantFrom(...colorNames)),
    sizes: fc.uniqueArray(fc.constantFrom(...sizeNames), { maxLength: 2 }),
    isColorLast: fc.boolean(),
  })
  .map(({ color, sizes, isColorLast }) => {
    const colors = color === null ? [] : [color]
    return isColorLast ? [...sizes, ...colors] : [...colors, ...sizes]
  })

const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (found, list) => found.flatMap((start) => list.map((one) => [...start, one])),
    [[]],
  )

const garment = options.chain((names) =>
  fc
    .record({
      lists: fc.tuple(...names.map(() => values)),
      skus: fc.constantFrom('each', 'shared', 'none'),
      pieces: fc.array(fc.nat(50), { minLength: 27, maxLength: 27 }),
    })
    .map(({ lists, skus, pieces }) => ({ names, lists, skus, pieces })),
)

/** Random garments with random options, each in all its variants. */
export const writtenGarments = fc
  .array(garment, { minLength: 1, maxLength: 4 })
  .map((garments): WrittenGarment[] =>
    garments.map(({ names, lists, skus, pieces }, number) => ({
      title: `Garment ${number}`,
      options: names,
      variants: combinations(lists).map((chosen, index) => ({
        values: chosen,
        sku: { each: `SKU${number}-${index}`, shared: `SKU${number}`, none: '' }[skus] ?? '',
        pieces: pieces[index] ?? 0,
      })),
    })),
  )

const isColor = (name: string) => colorNames.includes(name)

/** Returns a variant's colour and size as shoppers should read them. */
export function chosenOf({ options: names }: WrittenGarment, chosen: readonly string[]) {
  const of = (wanted: boolean) => chosen.filter((_, at) => isColor(names[at] ?? '') === wanted)
  return { color: of(true).join(), size: of(false).join(' / ') || 'One size' }
}

export const price = '150000'

export const googleRows = (garments: readonly WrittenGarment[]) =>
  garments.flatMap((one, number) =>
    one.variants.map((variant, index) => {
      const { color, size } = chosenOf(one, variant.values)
      return {
        id: variant.sku || `G${number}-${index}`,
        item_group_id: `G${number}`,
        title: one.title,
        price,
        availability: 'in_stock',
        quantity: String(variant.pieces),
        color,
        size: size === 'One size' ? '' : size,
      }
    }),
  )

const shopifyRows = (garments: readonly WrittenGarment[], isPresent: boolean) => {
  const named = (present: string, before: string) => (isPresent ? present : before)
  return garments.flatMap((one, number) =>
    one.variants.map((variant, index) => {
      const [names, chosen] =
        one.options.length > 0 ? [one.options, variant.values] : [['Title'], ['Default Title']]
      return {
        [named('URL handle', 'Handle')]: `garment-${number}`,
        Title: index === 0 ? one.title : '',
        ...Object.fromEntries(
          [0, 1, 2].flatMap((at) => [
            [`Option${at + 1} ${named('name', 'Name')}`, index === 0 ? (names[at] ?? '') : ''],
            [`Option${at + 1} ${named('value', 'Value')}`, chosen[at] ?? ''],
          ]),
        ),
        [named('SKU', 'Variant SKU')]: variant.sku,
        [named('Price', 'Variant Price')]: price,
        [named('Inventory quantity', 'Variant Inventory Qty')]: String(variant.pieces),
      }
    }),
  )
}

const escaped = (text: string) => text.replaceAll(',', '\\,')

const wooRows = (garments: readonly WrittenGarment[]) =>
  garments.flatMap((one, number) => {
    const sku = `W${number}`
    const row = (given: Record<string, string>, valuesAt: (at: number) => string) => ({
      Type: 'simple',
      Name: one.title,
      Published: '1',
      'In stock?': '1',
      'Regular price': price,
      ...given,
      ...Object.fromEntries(
        [0, 1, 2].flatMap((at) => [
          [`Attribute ${at + 1} name`, one.options[at] ?? ''],
          [`Attribute ${at + 1} value(s)`, valuesAt(at)],
        ]),
      ),
    })
    const [first] = one.variants
    if (one.options.length === 0)
      return [row({ ID: `${number}`, SKU: sku, Stock: String(first?.pieces) }, () => '')]
    const list = (at: number) => [
      ...new Set(one.variants.map((variant) => escaped(variant.values[at] ?? ''))),
    ]
    return [
      row({ ID: `${number}`, SKU: sku, Type: 'variable' }, (at) => list(at).join(', ')),
      ...one.variants.map((variant, index) =>
        row(
          {
            ID: `${number}00${index}`,
            SKU: variant.sku,
            Type: 'variation',
            Parent: sku,
            Stock: String(variant.pieces),
          },
          (at) => escaped(variant.values[at] ?? ''),
        ),
      ),
    ]
  })

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const xmlOf = (rows: ReturnType<typeof googleRows>) =>
  `<?xml version="1.0"?>\n<rss><channel>\n${rows
    .map((row) => {
      const elements = Object.entries(row).map(
        ([name, text]) => `<g:${name}>${inXml(text)}</g:${name}>`,
      )
      return `<item>\n${elements.join('\n')}\n</item>`
    })
    .join('\n')}\n</channel></rss>\n`

const tsvOf = (rows: ReturnType<typeof googleRows>) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((line) => line.join('\t'))
    .join('\n')

/** Magento puts variants above their product, and quotes values with commas. */
const magentoRows = (garments: readonly WrittenGarment[]) =>
  garments.flatMap((one, number) => {
    const sku = (index: number) => `M${number}-${index}`
    const codes = one.options.map((_, at) => `option${at}`)
    const pairs = (values: readonly string[]) => codes.map((code, at) => `${code}=${values[at]}`)
    const row = (given: Record<string, string>) => ({
      attribute_set_code: 'Top',
      product_type: 'simple',
      name: one.title,
      product_online: '1',
      price: `${price}.0000`,
      is_in_stock: '1',
      ...given,
    })
    const [first] = one.variants
    if (one.options.length === 0)
      return [row({ sku: sku(0), visibility: 'Catalog', qty: String(first?.pieces) })]
    return [
      ...one.variants.map(({ pieces }, index) =>
        row({
          sku: sku(index),
          visibility: 'Not Visible Individually',
          qty: `${pieces}.0000`,
        }),
      ),
      row({
        sku: `M${number}`,
        product_type: 'configurable',
        visibility: 'Catalog, Search',
        configurable_variation_labels: pairs(one.options).join(','),
        configurable_variations: one.variants
          .map(({ values }, index) => {
            const quotedValues = values.map((text) => `"${text.replaceAll('"', '""')}"`)
            return [`sku=${sku(index)}`, ...pairs(quotedValues)].join(',')
          })
          .join('|'),
      }),
    ]
  })

/** Writers of text formats. A new format gets a writer here, and thereby all checks. */
export const writers: Readonly<Record<string, (garments: readonly WrittenGarment[]) => string>> = {
  "Google's TSV": (garments) => tsvOf(googleRows(garments)),
  "Google's CSV": (garments) => csvOf(googleRows(garments)),
  "Google's XML": (garments) => xmlOf(googleRows(garments)),
  "Shopify's CSV": (garments) => csvOf(shopifyRows(garments, true)),
  "Shopify's CSV of before 2025": (garments) => csvOf(shopifyRows(garments, false)),
  "WooCommerce's CSV": (garments) => csvOf(wooRows(garments)),
  "Magento's CSV": (garments) => csvOf(magentoRows(garments)),
}
