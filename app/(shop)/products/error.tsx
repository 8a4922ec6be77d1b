'use client'

import { PageError } from '#components/layout/page-error.tsx'
import * as words from '#lib/messages/words.ts'

export default function SearchError({ error }: { error: unknown }) {
  return <PageError error={error} failure={words.list.failed} />
}
