import { createOnDemand } from '#components/ui/on-demand.ts'
import { shellCode } from '#components/ui/shell-state.ts'

type ToastKind = 'success' | 'error' | 'info'

/** The code of the shell's part that shows toasts. */
export const toasterCode = createOnDemand()

/** Returns the toast function once the shell can show toasts; null if the code fails to load. */
async function toaster() {
  // Without the shell the toaster would never mount, and the wait for it would never end.
  const canShow = (await shellCode.load()) && (await toasterCode.load())
  if (!canShow) return null
  const { toast } = await import('sonner')
  return toast
}

/** Shows a toast beside the existing ones. Replaces a toast with the same id. */
export async function addToast(kind: ToastKind, message: string, id?: string): Promise<void> {
  const toast = await toaster()
  toast?.[kind](message, id === undefined ? {} : { id })
}

/** Shows each problem as an error toast, the first on top. Replaces earlier toasts. */
export async function toastProblems(problems: readonly string[]): Promise<void> {
  const toast = await toaster()
  toast?.dismiss()
  for (const problem of [...problems].reverse()) toast?.error(problem)
}

/** Shows a problem as an error toast. Replaces earlier toasts. */
export const toastProblem = (problem: string): Promise<void> => toastProblems([problem])

/** Shows a success toast. Replaces earlier toasts. */
export async function toastSuccess(message: string): Promise<void> {
  const toast = await toaster()
  toast?.dismiss()
  toast?.success(message)
}
