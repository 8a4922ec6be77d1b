import { type ComponentType, useCallback, useState } from 'react'

interface LazyPart<Props> {
  /** The component, once its code is there. */
  Part: ComponentType<Props> | null
  /** Its code could not be had; asking again may help. */
  isMissing: boolean
  need: () => Promise<void>
}

/** A component whose code comes when it is needed. `load` must not change between renders. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const need = useCallback(async () => {
    try {
      const loaded = await load()
      setPart(() => loaded)
      setMissing(false)
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error)
      setMissing(true)
    }
  }, [load])
  return { Part, isMissing, need }
}
