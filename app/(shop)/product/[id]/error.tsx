'use client'

import { PageError } from '#components/layout/page-error.tsx'
import { productMessages } from '#messages/product.ts'

export default function ProductError({ error }: { error: unknown }) {
  return <PageError error={error} failure={productMessages.failed} />
}
