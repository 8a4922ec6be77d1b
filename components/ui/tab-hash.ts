import { useSyncExternalStore } from 'react'

const events = ['hashchange', 'popstate'] as const

/** Listens for every URL change; pushState and replaceState fire no hashchange event. */
function listen(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange)
  window.navigation?.addEventListener('currententrychange', onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
    window.navigation?.removeEventListener('currententrychange', onChange)
  }
}

/** The URL's hash without '#'; null on the server and during hydration. */
export const useHash = (): string | null =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => null,
  )

/** Writes a hash into the URL without scrolling, as a new history entry or in place of the current one. */
export function writeHash(hash: string, how: 'push' | 'replace'): void {
  const write = how === 'push' ? 'pushState' : 'replaceState'
  window.history[write](null, '', `#${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/**
 * The index of the tab that a hash opens: the tab's own id, or an element id that starts with the tab's id.
 * No hash opens the first tab; null for a hash that belongs to no tab.
 */
export function tabOfHash(hash: string, ids: readonly string[]): number | null {
  if (hash === '') return 0
  const found = ids.findIndex((id) => hash === id || hash.startsWith(`${id}-`))
  return found === -1 ? null : found
}
