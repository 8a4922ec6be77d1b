import { useEffect, useState } from 'react'
import { tabOfHash, useHash, writeHash } from '#components/ui/tab-hash.ts'

/** Opens and scrolls to the element of the hash: the browser cannot scroll to a hidden element. */
function reveal(hash: string): void {
  const named = document.getElementById(hash)
  if (!named) return
  const answer = named.closest('details')
  if (answer) answer.open = true
  const { top } = named.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) named.scrollIntoView()
}

/** The open tab, by the URL's hash if the tabs have ids, and a function that opens another. */
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
