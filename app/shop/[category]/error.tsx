'use client'

import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import * as words from '#lib/messages/words.ts'

export default function LandingError() {
  return <UnavailablePage failure={words.list.categoriesFailed} />
}
