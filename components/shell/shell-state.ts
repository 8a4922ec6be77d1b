import { createStore, useStore } from '#components/ui/store.ts'

type Code = 'asleep' | 'wanted' | 'there' | 'missing'

/**
 * What every page shares but none needs to be read: the cart's drawer and count, and toasts. Their
 * code comes when the page is at rest, or when something first needs it.
 */
const shell = createStore<{ code: Code; isDrawerOpen: boolean; pieces: number | null }>({
  code: 'asleep',
  isDrawerOpen: false,
  pieces: null,
})

/** Who waits for the code to be there, or to be known missing. */
let waiters: (() => void)[] = []

/** How far the extras are. */
export const useShell = () => useStore(shell)

function settle(code: 'there' | 'missing'): void {
  shell.set({ code })
  for (const goOn of waiters) goOn()
  waiters = []
}

/** Loads the extras, again when they could not come before; resolves once they can show a toast, or cannot come. */
export function loadShell(): Promise<void> {
  if (shell.get().code === 'there') return Promise.resolve()
  shell.set({ code: 'wanted' })
  return new Promise((resolve) => waiters.push(resolve))
}

/** Says that the extras are there. */
export const shellIsMounted = () => settle('there')

/** Says that they cannot come now. */
export const shellIsMissing = () => settle('missing')

/** Opens the cart drawer; the cart's own page where the drawer cannot come. */
export async function openCartDrawer(): Promise<void> {
  shell.set({ isDrawerOpen: true })
  await loadShell()
  if (shell.get().code === 'missing') window.location.assign('/cart')
}

/** Closes the cart drawer. */
export const closeCartDrawer = () => shell.set({ isDrawerOpen: false })

/** Notes how many pieces the cart holds. */
export const setPieceCount = (pieces: number) => shell.set({ pieces })
