'use client'

import {
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Convenience } from '#components/ui/convenience.tsx'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'

const load = async () =>
  (await import('#components/layout/search-suggestions.tsx')).SearchSuggestions

/** Adds suggestions to the search field inside when it gets the focus. If their code fails to load, it stays a plain field. */
export function SearchAssist({ children }: { children: ReactNode }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const { Component: SearchSuggestions, loadComponent } = useLazyComponent(load)
  const container = useRef<HTMLDivElement>(null)
  const start = useCallback(
    (target: EventTarget | null | undefined) => {
      if (!(target instanceof HTMLInputElement)) return
      setInput(target)
      loadComponent()
    },
    [loadComponent],
  )
  const onUse = ({ target }: SyntheticEvent) => {
    if (!input) start(target)
  }
  // The field may have got the focus before hydration.
  useEffect(() => start(container.current?.querySelector('input:focus')), [start])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the field inside
    <div ref={container} onFocus={onUse} onInput={onUse}>
      {children}
      {SearchSuggestions && input && (
        <Convenience>
          <SearchSuggestions input={input} />
        </Convenience>
      )}
    </div>
  )
}
