import { redirectDelayMs } from '@etalase/contract/rules/constants.ts'
import { toastSuccess } from '#components/ui/toasts.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { announceSignIn } from '#lib/session/browser/session-teardown.ts'

/** Shows that the sign-in succeeded, then loads the next page in full after a delay (spec §4). */
export async function completeSignIn(message: string, next: string): Promise<void> {
  void toastSuccess(message)
  announceSignIn()
  await new Promise((resolve) => setTimeout(resolve, redirectDelayMs))
  pageLoad.goTo(next)
}
