import { createStore, useStore } from '#components/ui/store.ts'

const open = createStore<{ dialogs: readonly HTMLDialogElement[] }>({ dialogs: [] })

/** Registers an open modal dialog; gives the function that removes it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  open.set({ dialogs: [...open.get().dialogs, dialog] })
  return () => open.set({ dialogs: open.get().dialogs.filter((other) => other !== dialog) })
}

/** The topmost open modal dialog; null when none is open. */
export const useTopDialog = (): HTMLDialogElement | null => useStore(open).dialogs.at(-1) ?? null
