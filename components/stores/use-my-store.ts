import { useEffect } from 'react'
import { createStore, useStore } from '#components/ui/store.ts'
import { forgetMyStore, keepMyStore, type MyStore, readMyStore } from '#lib/browser/my-store.ts'

/** My store on this page; undefined: not read yet. */
export const myStoreState = createStore<{ myStore: MyStore | null | undefined }>({
  myStore: undefined,
})

/** My store at this moment, in the browser; null before one is chosen. */
export function currentMyStore(): MyStore | null {
  const { myStore } = myStoreState.get()
  return myStore === undefined ? readMyStore() : myStore
}

/** Makes a store my store, everywhere on the page; null undoes it. */
export function setMyStore(myStore: MyStore | null): void {
  if (myStore) keepMyStore(myStore)
  else forgetMyStore()
  myStoreState.set({ myStore })
}

/** My store; null before one is chosen, and on the server. */
export function useMyStore(): MyStore | null {
  const { myStore } = useStore(myStoreState)
  useEffect(() => {
    if (myStoreState.get().myStore === undefined) myStoreState.set({ myStore: readMyStore() })
  }, [])
  return myStore ?? null
}
