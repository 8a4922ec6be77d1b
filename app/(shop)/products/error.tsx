'use client'

import { ShopDown } from '#components/layout/shop-down.tsx'
import * as words from '#lib/messages/words.ts'

export default function SearchError() {
  return <ShopDown failure={words.list.failed} />
}
