'use client'

import { surviveTranslation } from '#components/shell/survive-translation.ts'
import { Convenience, ConvenientEffect } from '#components/ui/convenience.tsx'
import { guardDoublePresses } from '#components/ui/double-press-guard.ts'
import { LoadOnDemand } from '#components/ui/load-on-demand.tsx'
import { shellCode } from '#components/ui/shell-state.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { markSavesData } from '#lib/browser/saves-data.ts'

/**
 * Repeats a button press from before hydration, which had no effect. The page's inline script records it
 * (packages/front/src/browser/start-script.ts).
 */
export function repeatEarlyPress(): void {
  const button: unknown = Reflect.get(window, 'earlyPress')
  if (!(button instanceof HTMLElement)) return
  // A click during hydration makes React hydrate at once and handle that click itself.
  if (window.event?.type === 'click') return
  // Deferred: within an effect, React can't hydrate the pressed part of the page.
  setTimeout(() => button.click())
}

const load = async () => (await import('#components/shell/shell.tsx')).Shell

const loadWhenIdle = () => whenIdle(shellCode.load)

/** Loads the shell (drawer, cart count, toasts) after the page itself. Mounted once above all layouts, so it survives navigation. */
export function LazyShell() {
  return (
    <>
      <ConvenientEffect effect={surviveTranslation} />
      <ConvenientEffect effect={guardDoublePresses} />
      <ConvenientEffect effect={markSavesData} />
      <ConvenientEffect effect={repeatEarlyPress} />
      <ConvenientEffect effect={loadWhenIdle} />
      <Convenience onFail={shellCode.setFailed}>
        <LoadOnDemand code={shellCode} load={load} />
      </Convenience>
    </>
  )
}
