'use client'

import { UnavailablePage } from '#components/layout/unavailable-page.tsx'

export default function LandingError() {
  return <UnavailablePage />
}
