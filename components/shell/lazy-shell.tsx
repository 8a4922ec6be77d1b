'use client'

import { useEffect } from 'react'
import { loadShell, shellIsMissing, useShell } from '#components/shell/shell-state.ts'
import { guardDoublePresses } from '#components/ui/double-press-guard.ts'
import { useLazyPart } from '#components/ui/use-lazy-part.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

const load = async () => (await import('#components/shell/shell.tsx')).Shell

/** Brings drawer, cart count and toasts after the page itself; one for all layouts, above them, so that no navigation takes it away. */
export function LazyShell() {
  const { code } = useShell()
  const { Part: Extras, need } = useLazyPart(load)
  useEffect(guardDoublePresses, [])
  useEffect(() => whenIdle(loadShell), [])
  useEffect(() => {
    if (code !== 'wanted') return
    need().then((isThere) => {
      if (!isThere) shellIsMissing()
    })
  }, [code, need])
  return Extras && <Extras />
}
