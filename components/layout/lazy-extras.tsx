'use client'

import { useEffect } from 'react'
import { extrasAreMissing, useExtras, wakeExtras } from '#components/layout/extras.ts'
import { guardDoublePresses } from '#components/ui/double-press-guard.ts'
import { useLazyPart } from '#components/ui/use-lazy-part.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

const load = async () => (await import('#components/layout/page-extras.tsx')).PageExtras

/** Brings drawer, cart count and toasts after the page itself; one for all layouts, above them, so that no navigation takes it away. */
export function LazyExtras() {
  const { code } = useExtras()
  const { Part: Extras, need } = useLazyPart(load)
  useEffect(guardDoublePresses, [])
  useEffect(() => whenIdle(wakeExtras), [])
  useEffect(() => {
    if (code !== 'wanted') return
    need().then((isThere) => {
      if (!isThere) extrasAreMissing()
    })
  }, [code, need])
  return Extras && <Extras />
}
