import { createStore, useStore } from '#components/ui/store.ts'

type Code = 'asleep' | 'wanted' | 'there' | 'missing'

/**
 * What every page shares but none needs to be read: the cart's drawer and count, and toasts. Their
 * code comes when the page is at rest, or when something first needs it.
 */
const extras = createStore<{ code: Code; isDrawerOpen: boolean; pieces: number | null }>({
  code: 'asleep',
  isDrawerOpen: false,
  pieces: null,
})

/** Who waits for the code to be there, or to be known missing. */
let waiting: (() => void)[] = []

/** How far the extras are. */
export const useExtras = () => useStore(extras)

function settle(code: 'there' | 'missing'): void {
  extras.set({ code })
  for (const goOn of waiting) goOn()
  waiting = []
}

/** Loads the extras, again when they could not come before; resolves once they can show a toast, or cannot come. */
export function wakeExtras(): Promise<void> {
  if (extras.get().code === 'there') return Promise.resolve()
  extras.set({ code: 'wanted' })
  return new Promise((resolve) => waiting.push(resolve))
}

/** Says that the extras are there. */
export const extrasAreMounted = () => settle('there')

/** Says that they cannot come now. */
export const extrasAreMissing = () => settle('missing')

/** Opens the cart drawer; the cart's own page where the drawer cannot come. */
export async function openCartDrawer(): Promise<void> {
  extras.set({ isDrawerOpen: true })
  await wakeExtras()
  if (extras.get().code === 'missing') window.location.assign('/cart')
}

/** Closes the cart drawer. */
export const closeCartDrawer = () => extras.set({ isDrawerOpen: false })

/** Notes how many pieces the cart holds. */
export const notePieces = (pieces: number) => extras.set({ pieces })
