'use client'

import { UnavailablePage } from '#components/layout/unavailable-page.tsx'

export default function CheckoutError() {
  return <UnavailablePage />
}
