import { toastSuccess } from '#components/shell/toasts.ts'
import { redirectDelayMs } from '#lib/rules/constants.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'

/** Says that somebody is signed in, and leads on by a full load once that was read (spec §4). */
export async function completeSignIn(message: string, next: string): Promise<void> {
  void toastSuccess(message)
  await new Promise((resolve) => setTimeout(resolve, redirectDelayMs))
  pageLoad.goTo(next)
}
