import { createOnDemand } from '#components/ui/on-demand.ts'
import { shellCode } from '#components/ui/shell-state.ts'

type ToastKind = 'success' | 'error' | 'info'

/** The part of the shell that shows toasts. */
export const toasterCode = createOnDemand()

/** The toast function, once the shell can show toasts; null when the code cannot be loaded. */
async function toaster() {
  // Without the shell the toaster would never mount, and waiting for it would never end.
  const canShow = (await shellCode.load()) && (await toasterCode.load())
  if (!canShow) return null
  const { toast } = await import('sonner')
  return toast
}

/** Shows a toast beside those that are there; it replaces the one with its id. */
export async function addToast(kind: ToastKind, message: string, id?: string): Promise<void> {
  const toast = await toaster()
  toast?.[kind](message, id === undefined ? {} : { id })
}

/** Shows each problem as an error toast, the first on top; replaces earlier toasts. */
export async function toastProblems(problems: readonly string[]): Promise<void> {
  const toast = await toaster()
  toast?.dismiss()
  for (const problem of [...problems].reverse()) toast?.error(problem)
}

/** Shows a problem as an error toast; replaces earlier toasts. */
export const toastProblem = (problem: string): Promise<void> => toastProblems([problem])

/** Shows a success toast; replaces earlier toasts. */
export async function toastSuccess(message: string): Promise<void> {
  const toast = await toaster()
  toast?.dismiss()
  toast?.success(message)
}
