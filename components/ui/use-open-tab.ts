import { useEffect, useState, useSyncExternalStore } from 'react'

const events = ['hashchange', 'popstate'] as const

/** Listens for every URL change: pushState and replaceState fire no hashchange event. */
function listen(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange)
  window.navigation?.addEventListener('currententrychange', onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
    window.navigation?.removeEventListener('currententrychange', onChange)
  }
}

/** Returns the URL's hash without '#'; null on the server and during hydration. */
const useHash = (): string | null =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => null,
  )

/** Writes a hash into the URL without scrolling, as a new history entry or replacing the current one. */
function writeHash(hash: string, how: 'push' | 'replace'): void {
  const write = how === 'push' ? 'pushState' : 'replaceState'
  window.history[write](null, '', `#${hash}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/**
 * Returns the index of the tab that a hash opens: the hash is the tab's id, or an element id that starts with it. No hash opens the first
 * tab. Null for a hash that belongs to no tab.
 */
export function tabOfHash(hash: string, ids: readonly string[]): number | null {
  if (hash === '') return 0
  const found = ids.findIndex((id) => hash === id || hash.startsWith(`${id}-`))
  return found === -1 ? null : found
}

/** Opens and scrolls to the hash's element: the browser can't scroll to a hidden element. */
function reveal(hash: string): void {
  const named = document.getElementById(hash)
  if (!named) return
  const answer = named.closest('details')
  if (answer) answer.open = true
  const { top } = named.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) named.scrollIntoView()
}

/** Returns the open tab, following the URL's hash if the tabs have ids, and a function to open another tab. */
export function useOpenTab(ids: readonly (string | undefined)[]) {
  const hash = useHash()
  const [current, setCurrent] = useState(0)
  const [followed, setFollowed] = useState<string | null>(null)
  const tabIds = ids.filter((id) => id !== undefined)
  const named = tabIds.length > 0 && hash !== null ? tabOfHash(hash, tabIds) : null
  if (followed !== hash) {
    setFollowed(hash)
    if (named !== null) setCurrent(named)
  }
  const isNamed = named !== null
  useEffect(() => {
    if (isNamed && hash) reveal(hash)
  }, [isNamed, hash])
  const open = (index: number, how: 'push' | 'replace') => {
    setCurrent(index)
    const id = ids[index]
    if (id !== undefined) writeHash(id, how)
  }
  return { current, open, isScripted: hash !== null }
}
