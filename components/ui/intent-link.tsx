'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/** A link that prefetches when the shopper means it: on hover, touch or focus. */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isMeant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  return (
    <Link {...props} prefetch={isMeant} onMouseEnter={mean} onTouchStart={mean} onFocus={mean} />
  )
}
