import type { SessionFormName } from '#lib/api/session.ts'
import type { AccountFields } from '#lib/rules/account-forms.ts'

/** Sends a form around the session; its code comes when it is needed. Throws ApiError. */
export async function sendForm(name: SessionFormName, fields: AccountFields): Promise<string> {
  const { sendSessionForm } = await import('#lib/api/session.ts')
  return sendSessionForm(name, fields)
}
