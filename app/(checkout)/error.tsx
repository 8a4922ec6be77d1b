'use client'

import { PageError } from '#components/layout/page-error.tsx'

export default function CheckoutError({ error }: { error: unknown }) {
  return <PageError error={error} />
}
