import { type ComponentType, useCallback, useState } from 'react'

/** Yields to input and painting before continuing, since a script that just loaded has blocked the main thread. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

interface LazyComponent<Props> {
  /** Null until its code has loaded. */
  Component: ComponentType<Props> | null
  /** Loads the code; false when that failed. A later call tries again. */
  loadComponent: () => Promise<boolean>
  /** Whether the last call of `loadComponent` failed. */
  hasFailed: boolean
}

/** A component whose code is loaded on demand. `load` must not change between renders. */
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
