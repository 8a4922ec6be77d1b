'use client'

import { ShopDown } from '#components/layout/shop-down.tsx'

export default function LandingError() {
  return <ShopDown />
}
