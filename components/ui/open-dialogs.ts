import { createStore, useStore } from '#components/ui/store.ts'

const open = createStore<{ dialogs: readonly HTMLDialogElement[] }>({ dialogs: [] })

function setDialogs(dialogs: readonly HTMLDialogElement[]): void {
  open.set({ dialogs })
  document.documentElement.toggleAttribute('data-has-dialog', dialogs.length > 0)
}

/** Registers an open modal dialog, so that the page behind it doesn't scroll. Returns the function to unregister it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  setDialogs([...open.get().dialogs, dialog])
  return () => setDialogs(open.get().dialogs.filter((other) => other !== dialog))
}

/** Returns the topmost open modal dialog; null if none is open. */
export const useTopDialog = (): HTMLDialogElement | null => useStore(open).dialogs.at(-1) ?? null
