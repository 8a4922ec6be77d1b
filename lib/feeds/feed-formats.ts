import type { FeedProduct } from '@etalase/contract/product-feed.ts'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { type FeedRow, feedAttributes, feedRows, inRupiah } from '#lib/feeds/feed-row.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { skuOf } from '#lib/seo/product-json-ld.ts'

/** The format of a feed. */
export interface FeedFormat {
  contentType: string
  head: string
  /** Returns the text of a product, for all its sizes. */
  write: (product: FeedProduct) => string
  foot: string
  /** Whether it needs the stock of each showroom. */
  needsStores?: true
}

function item(row: FeedRow): string {
  const elements = feedAttributes.flatMap((name) => {
    const values = name === 'additional_image_link' ? row[name].split(',') : [row[name]]
    return values
      .filter((value) => value !== '')
      .map((value) => `<g:${name}>${escapeXml(value)}</g:${name}>`)
  })
  return `<item>${elements.join('')}</item>\n`
}

/** Flattens a value to one line: TSV has no escapes. */
const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim()

const line = (values: readonly string[]) => `${values.map(oneLine).join('\t')}\n`

const tsv = { contentType: 'text/tab-separated-values; charset=utf-8', foot: '' }

/** RSS 2.0 for Google Merchant Center. */
const googleXml: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  head: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(brand.name)}</title><link>${escapeXml(absoluteUrl('/'))}</link><description>${escapeXml(company.tagline)}</description>\n`,
  write: (product) => feedRows(product).map(item).join(''),
  foot: '</channel></rss>\n',
}

const productsTsv: FeedFormat = {
  ...tsv,
  head: line(feedAttributes),
  write: (product) =>
    feedRows(product)
      .map((row) => line(feedAttributes.map((name) => row[name])))
      .join(''),
}

/** Google's local inventory: a line for each size and showroom that has it; the showroom's id is the store code. */
const localInventory: FeedFormat = {
  ...tsv,
  head: line(['store_code', 'id', 'quantity', 'price', 'availability']),
  write: (product) =>
    (product.stores ?? [])
      .map(({ showroom_id, size_code, qty }) =>
        line([
          String(showroom_id),
          skuOf(product, { size_code }),
          String(qty),
          inRupiah(grandPrice(product)),
          'in_stock',
        ]),
      )
      .join(''),
  needsStores: true,
}

/** The feeds by file name. */
export const feedFormats: ReadonlyMap<string, FeedFormat> = new Map([
  ['google.xml', googleXml],
  ['products.tsv', productsTsv],
  ['local-inventory.tsv', localInventory],
])
