import { toastProblem } from '#components/ui/toasts.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { queryClient } from '#lib/api/query-client.ts'

export type SignOutCall = 'sendSignOut' | 'sendSignOutEverywhere'

/** Signs out by one of the calls, here or everywhere, and leaves the page. A failure is said, and nothing is cleared. */
export async function signOutBy(call: SignOutCall): Promise<void> {
  try {
    const calls = await import('#lib/api/session.ts')
    const { signOutBrowser } = await import('#lib/session/browser/session-teardown.ts')
    await signOutBrowser(calls[call], queryClient())
  } catch (error) {
    void toastProblem(errorMessage(error))
  }
}
