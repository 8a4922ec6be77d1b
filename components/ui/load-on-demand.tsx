import { type ComponentType, useEffect } from 'react'
import type { OnDemand } from '#components/ui/on-demand.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'

interface LoadOnDemandProps {
  code: OnDemand
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType>
}

/** Loads a component's code on demand. The component calls `code.mounted` in an effect. */
export function LoadOnDemand({ code, load }: LoadOnDemandProps) {
  const status = code.useStatus()
  const { Component, loadComponent } = useLazyComponent(load)
  useEffect(() => {
    if (status !== 'loading') return
    loadComponent().then((isLoaded) => {
      if (!isLoaded) code.setFailed()
    })
  }, [status, loadComponent, code])
  return Component && <Component />
}
