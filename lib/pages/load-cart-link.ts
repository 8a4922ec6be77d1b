import 'server-only'
import type { Product, ProductSize } from '@etalase/contract/product.ts'
import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import { getProduct } from '#lib/api/products.ts'
import { type LinkLine, readCartLink } from '#lib/rules/cart-link.ts'

/** A line that can be added. */
export interface OfferedLine extends LinkLine, NamedSize {
  product: Product
  /** The pieces that the link requests if fewer are left; else null. */
  wanted: number | null
}

/** A line that cannot be added, and the reason. An unknown size is named by its code. */
export interface RefusedLine extends LinkLine, NamedSize {
  /** Null if the product is not sold. */
  product: Product | null
  reason: 'gone' | 'unknownSize' | 'soldOut'
}

export interface CartLinkView {
  offered: OfferedLine[]
  refused: RefusedLine[]
  unreadable: string[]
  isTooLong: boolean
}

function readSize(line: LinkLine, product: Product, size: ProductSize): OfferedLine | RefusedLine {
  const left = size.available_qty ?? line.qty
  const { size_name } = size
  if (!size.is_available || left < 1) return { ...line, size_name, product, reason: 'soldOut' }
  return {
    ...line,
    size_name,
    qty: Math.min(line.qty, left),
    product,
    wanted: left < line.qty ? line.qty : null,
  }
}

async function readLine(line: LinkLine): Promise<OfferedLine | RefusedLine> {
  const product = await getProduct(line.product_detail_id)
  const unknown = { ...line, size_name: line.size, product }
  if (!product) return { ...unknown, reason: 'gone' }
  const size = product.sizes.find(({ size_code }) => size_code === line.size)
  return size ? readSize(line, product, size) : { ...unknown, reason: 'unknownSize' }
}

/** Loads the lines that a cart link would add, and those that it can't. Throws ApiError. */
export async function loadCartLink(items: string): Promise<CartLinkView> {
  const { lines, unreadable, isTooLong } = readCartLink(items)
  const read = await Promise.all(lines.map(readLine))
  return {
    offered: read.filter((line) => 'wanted' in line),
    refused: read.filter((line) => 'reason' in line),
    unreadable,
    isTooLong,
  }
}
