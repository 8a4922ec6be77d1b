import { createStore, useStore } from '#components/ui/store.ts'

/**
 * What every page shares but none needs to be read: the cart's drawer and count, and toasts. Their
 * code comes when the page is at rest, or when something first needs it.
 */
const extras = createStore({ isAwake: false, isDrawerOpen: false, pieces: 0 })

const mounted = Promise.withResolvers<void>()

/** How far the extras are. */
export const useExtras = () => useStore(extras)

/** Loads the extras; resolves once they can show a toast. */
export function wakeExtras(): Promise<void> {
  extras.set({ isAwake: true })
  return mounted.promise
}

/** Says that the extras are there. */
export const extrasAreMounted = () => mounted.resolve()

/** Says that they cannot come: whoever waits goes on without. */
export function extrasAreMissing(): void {
  mounted.resolve()
  if (extras.get().isDrawerOpen) window.location.assign('/cart')
}

/** Opens the cart drawer. */
export function openCartDrawer(): void {
  extras.set({ isAwake: true, isDrawerOpen: true })
}

/** Closes the cart drawer. */
export const closeCartDrawer = () => extras.set({ isDrawerOpen: false })

/** Notes how many pieces the cart holds. */
export const notePieces = (pieces: number) => extras.set({ pieces })
