'use client'

import { ShopDown } from '#components/layout/shop-down.tsx'
import * as words from '#lib/messages/words.ts'

export default function ProductError() {
  return <ShopDown failure={words.product.failed} />
}
