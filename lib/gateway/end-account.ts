import 'server-only'
import { deleteAccount } from '#lib/actions/account-actions.ts'
import { clearSiteData, redirectWithFlash, respondWithData } from '#lib/gateway/respond.ts'
import { sendFields } from '#lib/gateway/send-form.ts'
import { dropAccount } from '#lib/gateway/session.ts'
import type { CallHandlers, Handlers, Visit } from '#lib/gateway/visit.ts'

/** Ends the account: this browser forgets the customer, and the sign-in page confirms it. Throws ApiError. */
async function endAccount(visit: Visit): Promise<Response> {
  const { data } = await sendFields(visit)
  dropAccount(visit.cookies)
  if (!visit.isForm) return respondWithData(data)
  const said = { page: '/sign-in', message: String(Object(data).message), isDone: true } as const
  return clearSiteData(await redirectWithFlash(visit.cookies, said))
}

export const endAccountHandlers: Handlers = { [deleteAccount.at]: { handle: endAccount } }

/** The same for scripts. */
export const endAccountCallHandlers: CallHandlers = {
  [deleteAccount.call]: { handle: endAccount },
}
