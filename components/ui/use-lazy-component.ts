import { type ComponentType, useCallback, useState } from 'react'

/** Yields to input and painting, since a script that just loaded has blocked the main thread. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

interface LazyComponent<Props> {
  /** Null until its code has loaded. */
  Component: ComponentType<Props> | null
  /** Loads the code. Resolves to false after a failure; a later call tries again. */
  loadComponent: () => Promise<boolean>
  /** Whether the last call of `loadComponent` failed. */
  hasFailed: boolean
}

/** Returns a component whose code loads on demand. `load` must be the same function on every render. */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const loadComponent = useCallback(async () => {
    try {
      const loaded = await load()
      await nextTask()
      setComponent(() => loaded)
      setFailed(false)
      return true
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error)
      setFailed(true)
      return false
    }
  }, [load])
  return { Component, loadComponent, hasFailed }
}
