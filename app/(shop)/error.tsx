'use client'

import { PageError } from '#components/layout/page-error.tsx'

export default function ShopError({ error }: { error: unknown }) {
  return <PageError error={error} />
}
