import { useSyncExternalStore } from 'react'

const events = ['hashchange', 'popstate'] as const

/** Listens for every change of the address, also those that scripts make without an event. */
function listen(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange)
  window.navigation?.addEventListener('currententrychange', onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
    window.navigation?.removeEventListener('currententrychange', onChange)
  }
}

/** The address's hash without its sign; null until scripts run in a browser. */
export const useHash = (): string | null =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => null,
  )

/** Puts a hash into the address without scrolling: as a new entry of the history, or in place of this one. */
export function writeHash(hash: string, how: 'push' | 'replace'): void {
  const write = how === 'push' ? 'pushState' : 'replaceState'
  window.history[write](null, '', `#${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/**
 * Which tab a hash opens: its own, or the one whose id begins the id of what is named within it.
 * No hash opens the first; null for a hash that is none of the tabs' business.
 */
export function tabOfHash(hash: string, ids: readonly string[]): number | null {
  if (hash === '') return 0
  const found = ids.findIndex((id) => hash === id || hash.startsWith(`${id}-`))
  return found === -1 ? null : found
}
