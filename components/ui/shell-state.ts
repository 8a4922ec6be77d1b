import { createOnDemand } from '#components/ui/on-demand.ts'
import { createStore, useStore } from '#components/ui/store.ts'

interface ShellState {
  isDrawerOpen: boolean
  /** Pieces in the cart; null until the cart is read. */
  pieces: number | null
}

const shell = createStore<ShellState>({ isDrawerOpen: false, pieces: null })

/**
 * State shared by all pages but not needed at first: the cart's drawer and count, and toasts. Its code loads when the page is
 * idle, or when something first needs it.
 */
export const shellCode = createOnDemand()

/** The state of the shell; the component renders again when it changes. */
export const useShell = () => useStore(shell)

/** Where the cart is when the drawer's code cannot be loaded. */
export const openCartPage = () => window.location.assign('/cart')

/** Opens the cart drawer; goes to the cart page when the drawer's code cannot be loaded. */
export async function openCartDrawer(): Promise<void> {
  shell.set({ isDrawerOpen: true })
  if (!(await shellCode.load())) openCartPage()
}

/** Closes the cart drawer. */
export const closeCartDrawer = () => shell.set({ isDrawerOpen: false })

/** Sets the number of pieces in the cart. */
export const setPieceCount = (pieces: number) => shell.set({ pieces })
