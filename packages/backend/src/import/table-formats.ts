import { fromGoogle } from '#import/formats/google.ts'
import { fromMagento } from '#import/formats/magento.ts'
import { productsFirst } from '#import/formats/magento-order.ts'
import { fromPrestaShop } from '#import/formats/prestashop.ts'
import { shortColumn, withShortColumns } from '#import/formats/prestashop-columns.ts'
import { fromShopify } from '#import/formats/shopify.ts'
import { fromWooCommerce } from '#import/formats/woocommerce.ts'
import type { FilePart, Translate } from '#import/record-translation.ts'
import { ImportError, type SourceRecord } from '#import/source-record.ts'

/** A table that is identified by its columns. */
export interface TableFormat {
  name: string
  columns: readonly string[]
  translation: () => Translate
  /** Reorders rows so that they can be translated one by one. */
  arrange?: (
    records: AsyncIterable<SourceRecord>,
    columns: readonly string[],
  ) => AsyncGenerator<SourceRecord>
  /** Normalises a column name to its form in `columns`. */
  rename?: (column: string) => string
  part?: FilePart
}

const tables: readonly TableFormat[] = [
  {
    name: "Shopify's product CSV",
    columns: ['url_handle', 'title', 'price'],
    translation: fromShopify,
  },
  {
    name: "Shopify's product CSV from before 2025",
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
    name: "PrestaShop's products",
    columns: ['active', 'name', 'categories', 'reference', 'url_rewritten', 'image_urls'],
    translation: fromPrestaShop,
    arrange: withShortColumns,
    rename: shortColumn,
    part: 'products',
  },
  {
    name: "PrestaShop's combinations",
    columns: ['product_id', 'attribute', 'value', 'impact_on_price', 'quantity'],
    translation: fromPrestaShop,
    arrange: withShortColumns,
    rename: shortColumn,
    part: 'combinations',
  },
  {
    name: 'a table for Google Merchant Center',
    columns: ['id', 'title', 'price'],
    translation: fromGoogle,
  },
]

/** WooCommerce's 'Visibility in catalog' in the exporter's language. */
const wooInOtherLanguages = [
  'visibilidad_en_el_catálogo',
  'visibilité_dans_le_catalogue',
  'sichtbarkeit_im_katalog',
  'visibilidade_no_catálogo',
  'видимость_в_каталоге',
]

/** Detects a table's format by its column names. Throws ImportError, which lists the needed columns, for an unknown one. */
export function detectTable(columns: readonly string[]): TableFormat {
  if (columns.includes('store_code'))
    throw new ImportError('This is a local inventory without products: import products.tsv.')
  const table = tables.find(({ columns: needed, rename }) => {
    const names = rename ? columns.map(rename) : columns
    return needed.every((name) => names.includes(name))
  })
  if (table) return table
  if (wooInOtherLanguages.some((name) => columns.includes(name)))
    throw new ImportError(
      "This is WooCommerce's product CSV in another language: set the language of your WordPress profile to English, and export again.",
    )
  const known = tables.map(({ name, columns }) => `  ${name}: ${columns.join(', ')}`)
  throw new ImportError(
    `This feed cannot be read. Its first line has ${columns.slice(0, 8).join(', ').slice(0, 200)}; it needs the columns of one of\n${known.join('\n')}`,
  )
}
