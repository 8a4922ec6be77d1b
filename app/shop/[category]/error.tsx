'use client'

import { PageError } from '#components/layout/page-error.tsx'
import * as messages from '#lib/messages/messages.ts'

export default function LandingError({ error }: { error: unknown }) {
  return <PageError error={error} failure={messages.list.categoriesFailed} />
}
