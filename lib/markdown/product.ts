import type { Product, ProductSize, ProductSummary } from '@etalase/contract/product.ts'
import { nameWithColor } from '@etalase/contract/rules/codes.ts'
import { grandPrice, isSoldOut, type Priced } from '@etalase/contract/rules/price.ts'
import { productFacts } from '#lib/catalogue/product-facts.ts'
import { markdownPath } from '#lib/config/routes.ts'
import { bullets, joined, line, link, paragraphs, section } from '#lib/markdown/text.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartLinkItems } from '#lib/rules/cart-link.ts'
import { colon } from '#messages/language.ts'
import { filterMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'
import { llmsMessages } from '#messages/seo.ts'

const productPath = (id: number) => markdownPath(`/product/${id}`) ?? `/product/${id}`

function priceLine(product: Priced): string {
  const price = grandPrice(product)
  const now = `${productMessages.price}${colon}${formatRupiah(price)}`
  if (price >= product.retail_price) return now
  return `${now} (${productMessages.retailPrice}${colon}${formatRupiah(product.retail_price)})`
}

/** Returns a product as a list line: its link, price, and the sizes in stock in some store. */
export function productLine(product: ProductSummary): string {
  const available = product.sizes.filter(({ is_available }) => is_available)
  const sizes = isSoldOut(product.sizes)
    ? productMessages.soldOut
    : `${productMessages.sizes}${colon}${available.map(({ size_name }) => line(size_name)).join(', ')}`
  const name = link(product.product_name, productPath(product.id))
  return [name, formatRupiah(grandPrice(product)), sizes].join(', ')
}

const sizeLine = (id: number, { size_name, size_code, is_available }: ProductSize): string => {
  if (!is_available) return line(productMessages.sizeSoldOut(size_name))
  const items = cartLinkItems([{ product_detail_id: id, size: size_code, qty: 1 }])
  const label = productMessages.addToCartBar
  return `${line(size_name)}${colon}${link(label, `/cart/add?items=${encodeURIComponent(items)}`)}`
}

const facts = (product: Product) => {
  const { product_code, brand_name, color } = product
  return bullets([
    line(productMessages.code(product_code)),
    ...(brand_name ? [`${filterMessages.label}${colon}${line(brand_name)}`] : []),
    ...(color ? [`${filterMessages.color}${colon}${line(color.name)}`] : []),
    ...productFacts(product).map(line),
  ])
}

/** Returns a product's page as Markdown: its content, and how to add a size to the cart. */
export function productMarkdown(product: Product): string {
  const { id, sizes, short_description, detailed_description, siblings, related_products } = product
  const others = (siblings ?? []).filter((sibling) => sibling.id !== id)
  return joined([
    `# ${line(nameWithColor(product))}`,
    paragraphs(short_description),
    priceLine(product),
    facts(product),
    section(productMessages.sizes, bullets(sizes.map((size) => sizeLine(id, size)))),
    section(productMessages.details, paragraphs(detailed_description)),
    section(
      productMessages.colors,
      bullets(others.map((sibling) => link(sibling.color.name, productPath(sibling.id)))),
    ),
    section(productMessages.related, bullets(related_products.map(productLine))),
    link(llmsMessages.page, `/product/${id}`),
  ])
}
