'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/** Whether the shopper's browser was told to save data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

/** A link that prefetches when the shopper means it, on hover, touch or focus; never under Save-Data. */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isMeant, setMeant] = useState(false)
  const mean = () => setMeant(!savesData())
  return (
    <Link {...props} prefetch={isMeant} onMouseEnter={mean} onTouchStart={mean} onFocus={mean} />
  )
}
