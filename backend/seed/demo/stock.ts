import { seededInt } from '#backend/seed/seeded-int.ts'

interface ShopSeed {
  id: number
  isHub: boolean
}

const percent = (...words: (string | number)[]) => seededInt(100, ...words)

/** Whether a product's size is sold out in every shop; true for about one in eleven. */
const isSoldOut = (productId: number, sizeCode: string) =>
  percent('sold out', productId, sizeCode) < 9

/** Pieces of a product's size in one shop; hubs carry more, and most of the range. */
export function stockQty(productId: number, sizeCode: string, shop: ShopSeed): number {
  if (isSoldOut(productId, sizeCode)) return 0
  const share = shop.isHub ? 85 : 55
  if (percent('carried', productId, sizeCode, shop.id) >= share) return 0
  return 1 + seededInt(shop.isHub ? 12 : 5, 'pieces', productId, sizeCode, shop.id)
}
