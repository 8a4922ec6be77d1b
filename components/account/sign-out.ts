import { toastProblem } from '#components/ui/toasts.ts'
import type { Action } from '#lib/actions/action.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { queryClient } from '#lib/api/query-client.ts'

/** Signs out here or everywhere and leaves the page. On failure shows a message and clears nothing. */
export async function signOutBy(action: Action): Promise<void> {
  try {
    const { sendAction } = await import('#lib/api/send-action.ts')
    const { signOutBrowser } = await import('#lib/session/browser/session-teardown.ts')
    await signOutBrowser(() => sendAction(action), queryClient())
  } catch (error) {
    void toastProblem(errorMessage(error))
  }
}
