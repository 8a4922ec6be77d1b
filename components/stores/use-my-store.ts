import { useEffect } from 'react'
import { createStore, useStore } from '#components/ui/store.ts'
import { forgetMyStore, keepMyStore, type MyStore, readMyStore } from '#lib/browser/my-store.ts'

/** The shopper's store on this page; undefined until read. */
export const myStoreState = createStore<{ myStore: MyStore | null | undefined }>({
  myStore: undefined,
})

/** Returns the shopper's store as stored in the browser, or null. Works outside React. */
export function currentMyStore(): MyStore | null {
  const { myStore } = myStoreState.get()
  return myStore === undefined ? readMyStore() : myStore
}

/** Sets the shopper's store everywhere on the page; null unsets it. */
export function setMyStore(myStore: MyStore | null): void {
  if (myStore) keepMyStore(myStore)
  else forgetMyStore()
  myStoreState.set({ myStore })
}

/** Returns the shopper's store; null before one is chosen, and on the server. */
export function useMyStore(): MyStore | null {
  const { myStore } = useStore(myStoreState)
  useEffect(() => {
    if (myStoreState.get().myStore === undefined) myStoreState.set({ myStore: readMyStore() })
  }, [])
  return myStore ?? null
}
