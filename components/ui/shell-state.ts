import { createOnDemand } from '#components/ui/on-demand.ts'
import { createStore, useStore } from '#components/ui/store.ts'

interface ShellState {
  isDrawerOpen: boolean
  /** Number of pieces in the cart; null until the cart is read. */
  pieces: number | null
}

const shell = createStore<ShellState>({ isDrawerOpen: false, pieces: null })

/**
 * The shell's code: the cart drawer, the cart count and toasts, shared by all pages but not needed at first. It loads when the page is idle
 * or when something first needs it.
 */
export const shellCode = createOnDemand()

/** Returns the shell's state and rerenders the component when it changes. */
export const useShell = () => useStore(shell)

/** Opens the cart page, for when the drawer's code fails to load. */
export const openCartPage = () => window.location.assign('/cart')

/** Opens the cart drawer, or the cart page if the drawer's code fails to load. */
export async function openCartDrawer(): Promise<void> {
  shell.set({ isDrawerOpen: true })
  if (!(await shellCode.load())) openCartPage()
}

/** Closes the cart drawer. */
export const closeCartDrawer = () => shell.set({ isDrawerOpen: false })

/** Sets the number of pieces in the cart. */
export const setPieceCount = (pieces: number) => shell.set({ pieces })
