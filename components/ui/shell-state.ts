import { createStore, useStore } from '#components/ui/store.ts'

interface ShellState {
  /** How far the shell's code is loaded. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  isDrawerOpen: boolean
  /** Pieces in the cart; null until the cart is read. */
  pieces: number | null
}

/**
 * What all pages share and none needs at first: the cart's drawer and count, and toasts. Their code
 * loads when the page is idle, or when something first needs it.
 */
const shell = createStore<ShellState>({ status: 'idle', isDrawerOpen: false, pieces: null })

/** Resolvers of the `loadShell` calls that wait for the code, or for its failure. */
let waiting: (() => void)[] = []

/** The state of the shell; the component renders again when it changes. */
export const useShell = () => useStore(shell)

function settle(status: 'ready' | 'failed'): void {
  shell.set({ status })
  for (const resolve of waiting) resolve()
  waiting = []
}

/** Loads the shell's code, again after a failure; resolves once it can show a toast, or has failed to load. */
export function loadShell(): Promise<void> {
  if (shell.get().status === 'ready') return Promise.resolve()
  shell.set({ status: 'loading' })
  return new Promise((resolve) => waiting.push(resolve))
}

/** Marks the shell as mounted. */
export const setShellReady = () => settle('ready')

/** Marks the shell's code as failed to load. */
export const setShellFailed = () => settle('failed')

/** Opens the cart drawer; goes to the cart page when the drawer's code cannot be loaded. */
export async function openCartDrawer(): Promise<void> {
  shell.set({ isDrawerOpen: true })
  await loadShell()
  if (shell.get().status === 'failed') window.location.assign('/cart')
}

/** Closes the cart drawer. */
export const closeCartDrawer = () => shell.set({ isDrawerOpen: false })

/** Sets the number of pieces in the cart. */
export const setPieceCount = (pieces: number) => shell.set({ pieces })
