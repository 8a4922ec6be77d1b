import { createStore, useStore } from '#components/ui/store.ts'

const open = createStore<{ dialogs: readonly HTMLDialogElement[] }>({ dialogs: [] })

function setDialogs(dialogs: readonly HTMLDialogElement[]): void {
  open.set({ dialogs })
  document.documentElement.toggleAttribute('data-has-dialog', dialogs.length > 0)
}

/** Registers an open modal dialog, behind which the page does not scroll. Returns the function that unregisters it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  setDialogs([...open.get().dialogs, dialog])
  return () => setDialogs(open.get().dialogs.filter((other) => other !== dialog))
}

/** The topmost open modal dialog; null when none is open. */
export const useTopDialog = (): HTMLDialogElement | null => useStore(open).dialogs.at(-1) ?? null
