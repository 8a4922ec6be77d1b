import { loadShell } from '#components/shell/shell-state.ts'

/** The toasts' code, once they can be seen; null when it cannot be had, and the page has to do. */
async function toaster() {
  await loadShell()
  const loaded = await import('sonner').catch(() => null)
  return loaded?.toast ?? null
}

/** Says what is wrong, each in a toast of its own, the first in front, in place of what was said before. */
export async function toastProblems(problems: readonly string[]): Promise<void> {
  const toast = await toaster()
  toast?.dismiss()
  for (const problem of problems.toReversed()) toast?.error(problem)
}

/** Says what is wrong, in place of what was said before. */
export const toastProblem = (problem: string): Promise<void> => toastProblems([problem])

/** Says that something went well, in place of what was said before. */
export async function toastSuccess(message: string): Promise<void> {
  const toast = await toaster()
  toast?.dismiss()
  toast?.success(message)
}
