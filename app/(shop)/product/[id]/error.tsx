'use client'

import { PageError } from '#components/layout/page-error.tsx'
import * as messages from '#lib/messages/messages.ts'

export default function ProductError({ error }: { error: unknown }) {
  return <PageError error={error} failure={messages.product.failed} />
}
