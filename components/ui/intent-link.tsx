'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/** Whether the browser's Save-Data setting is on. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

/** A link that prefetches on hover, touch or focus; never with Save-Data. */
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
