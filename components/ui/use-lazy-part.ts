import { type ComponentType, useCallback, useState } from 'react'

interface LazyPart<Props> {
  /** The component, once its code is there. */
  Part: ComponentType<Props> | null
  /** Loads it; false where its code could not be had, and asking again may help. */
  need: () => Promise<boolean>
}

/** A component whose code comes when it is needed. `load` must not change between renders. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const need = useCallback(async () => {
    try {
      const loaded = await load()
      setPart(() => loaded)
      return true
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error)
      return false
    }
  }, [load])
  return { Part, need }
}
