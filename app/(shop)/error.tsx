'use client'

import { UnavailablePage } from '#components/layout/unavailable-page.tsx'

export default function ShopError() {
  return <UnavailablePage />
}
