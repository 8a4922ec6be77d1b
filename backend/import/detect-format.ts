import { fromGoogle } from '#backend/import/formats/google.ts'
import { fromMagento } from '#backend/import/formats/magento.ts'
import { productsFirst } from '#backend/import/formats/magento-order.ts'
import { fromShopify } from '#backend/import/formats/shopify.ts'
import { readShopifyJson } from '#backend/import/formats/shopify-json.ts'
import { fromWooCommerce } from '#backend/import/formats/woocommerce.ts'
import { readTable, readTableForm } from '#backend/import/read-table.ts'
import { readXml } from '#backend/import/read-xml.ts'
import type { Translate } from '#backend/import/record-translation.ts'
import { ImportError, type SourceRecord } from '#backend/import/source-record.ts'

/** How a file is read, and what its rows say in the names of Google's product data. */
export interface SourceFormat {
  name: string
  read: (texts: AsyncIterable<string>) => AsyncGenerator<SourceRecord>
  /** Made once for a file: rows may rely on those before them. */
  translation: () => Translate
  /** What the lines of its records count, where not lines. */
  unit?: string
}

const tables: readonly {
  name: string
  columns: readonly string[]
  translation: () => Translate
  /** Puts rows in the order in which they can be translated. */
  arrange?: (records: AsyncIterable<SourceRecord>) => AsyncGenerator<SourceRecord>
}[] = [
  {
    name: "Shopify's product CSV",
    columns: ['url_handle', 'title', 'price'],
    translation: fromShopify,
  },
  {
    name: "Shopify's product CSV of before 2025",
    columns: ['handle', 'title', 'variant_price'],
    translation: fromShopify,
  },
  {
    name: "WooCommerce's product CSV",
    columns: ['type', 'sku', 'name', 'regular_price'],
    translation: fromWooCommerce,
  },
  {
    name: "Magento's product CSV",
    columns: ['sku', 'attribute_set_code', 'product_type', 'name', 'price'],
    translation: fromMagento,
    arrange: productsFirst,
  },
  {
    name: 'a table for Google Merchant Center',
    columns: ['id', 'title', 'price'],
    translation: fromGoogle,
  },
]

const asIs = (records: AsyncGenerator<SourceRecord>) => records

function detectTable(head: string): SourceFormat {
  const form = readTableForm(head)
  const { columns } = form
  if (columns.includes('store_code'))
    throw new ImportError('This is a local inventory, which has no products: import products.tsv.')
  const table = tables.find((known) => known.columns.every((name) => columns.includes(name)))
  if (!table) {
    const known = tables.map(({ name, columns }) => `  ${name}: ${columns.join(', ')}`)
    throw new ImportError(
      `This is no feed that can be read. Its first line has ${columns.slice(0, 8).join(', ').slice(0, 200)}; needed are the columns of one of\n${known.join('\n')}`,
    )
  }
  const { name, translation, arrange = asIs } = table
  return { name, read: (texts) => arrange(readTable(texts, form)), translation }
}

/** The format of a file by how it starts. Throws ImportError, which says what it seems to be, when it is none of ours. */
export function detectFormat(start: string): SourceFormat {
  const head = start.trimStart()
  if (head === '') throw new ImportError('The file is empty.')
  if (/^(<!doctype html|<html)/i.test(head))
    throw new ImportError('This is a web page, not a feed: the address may need a sign-in.')
  if (/^[{[]/.test(head))
    return {
      name: "Shopify's JSON",
      read: (texts) => readShopifyJson(texts, head),
      translation: fromShopify,
      unit: 'Product',
    }
  if (head.startsWith('<'))
    return { name: "Google Merchant Center's XML", read: readXml, translation: fromGoogle }
  return detectTable(head)
}
