'use client'

import { useEffect } from 'react'
import { repeatEarlyPress } from '#components/shell/early-press.ts'
import { loadShell, setShellFailed, useShell } from '#components/shell/shell-state.ts'
import { surviveTranslation } from '#components/shell/survive-translation.ts'
import { Convenience, ConvenientEffect } from '#components/ui/convenience.tsx'
import { guardDoublePresses } from '#components/ui/double-press-guard.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

const load = async () => (await import('#components/shell/shell.tsx')).Shell

const loadWhenIdle = () => whenIdle(loadShell)

function LoadedShell() {
  const { status } = useShell()
  const { Component: Shell, loadComponent } = useLazyComponent(load)
  useEffect(() => {
    if (status !== 'loading') return
    loadComponent().then((isLoaded) => {
      if (!isLoaded) setShellFailed()
    })
  }, [status, loadComponent])
  return Shell && <Shell />
}

/** Loads the shell (drawer, cart count, toasts) after the page itself; mounted once above all layouts, so that it survives navigation. */
export function LazyShell() {
  return (
    <>
      <ConvenientEffect effect={surviveTranslation} />
      <ConvenientEffect effect={guardDoublePresses} />
      <ConvenientEffect effect={repeatEarlyPress} />
      <ConvenientEffect effect={loadWhenIdle} />
      <Convenience onFail={setShellFailed}>
        <LoadedShell />
      </Convenience>
    </>
  )
}
