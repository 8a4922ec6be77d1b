'use client'

import { useEffect } from 'react'
import { repeatEarlyPress } from '#components/shell/early-press.ts'
import { loadShell, setShellFailed, useShell } from '#components/shell/shell-state.ts'
import { guardDoublePresses } from '#components/ui/double-press-guard.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { whenIdle } from '#components/ui/when-idle.ts'

const load = async () => (await import('#components/shell/shell.tsx')).Shell

/** Loads the shell (drawer, cart count, toasts) after the page itself; mounted once above all layouts, so that it survives navigation. */
export function LazyShell() {
  const { status } = useShell()
  const { Component: Shell, loadComponent } = useLazyComponent(load)
  useEffect(guardDoublePresses, [])
  useEffect(repeatEarlyPress, [])
  useEffect(() => whenIdle(loadShell), [])
  useEffect(() => {
    if (status !== 'loading') return
    loadComponent().then((isLoaded) => {
      if (!isLoaded) setShellFailed()
    })
  }, [status, loadComponent])
  return Shell && <Shell />
}
