import { loadShell } from '#components/ui/shell-state.ts'

/** The toast function, once the shell can show toasts; null when the code cannot be loaded. */
async function toaster() {
  await loadShell()
  const loaded = await import('sonner').catch(() => null)
  return loaded?.toast ?? null
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
