'use client'

import { PageError } from '#components/layout/page-error.tsx'
import { listMessages } from '#messages/list.ts'

export default function ListError({ error }: { error: unknown }) {
  return <PageError error={error} failure={listMessages.failed} />
}
