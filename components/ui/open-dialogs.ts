import { createStore, useStore } from '#components/ui/store.ts'

const open = createStore<{ dialogs: readonly HTMLDialogElement[] }>({ dialogs: [] })

/** Notes that a modal dialog is open; gives what notes that it is no longer. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  open.set({ dialogs: [...open.get().dialogs, dialog] })
  return () => open.set({ dialogs: open.get().dialogs.filter((other) => other !== dialog) })
}

/** The modal dialog that lies above all others, null while none is open. */
export const useTopDialog = (): HTMLDialogElement | null => useStore(open).dialogs.at(-1) ?? null
