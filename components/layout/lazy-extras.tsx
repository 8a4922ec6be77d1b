'use client'

import { useEffect } from 'react'
import { extrasAreMissing, useExtras, wakeExtras } from '#components/layout/extras.ts'
import { useLazyPart } from '#components/ui/use-lazy-part.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

const load = async () => (await import('#components/layout/page-extras.tsx')).PageExtras

/** Brings drawer, cart count and toasts after the page itself. */
export function LazyExtras() {
  const { isAwake } = useExtras()
  const { Part: Extras, isMissing, need } = useLazyPart(load)
  useEffect(() => whenIdle(wakeExtras), [])
  useEffect(() => {
    if (isAwake) need()
  }, [isAwake, need])
  useEffect(() => {
    if (isMissing) extrasAreMissing()
  }, [isMissing])
  return Extras && <Extras />
}
