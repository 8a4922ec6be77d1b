'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'
import { savesData } from '#lib/browser/saves-data.ts'

/** A link that prefetches on hover, touch or focus, but never with Save-Data or on a slow connection. */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isIntended, setIntended] = useState(false)
  const prefetch = () => setIntended(!savesData())
  return (
    <Link
      {...props}
      prefetch={isIntended}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  )
}
