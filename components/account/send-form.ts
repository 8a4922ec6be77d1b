import type { SessionFormName } from '#lib/api/session.ts'
import type { AccountFields } from '#lib/rules/account-forms.ts'

/** Sends a form around the session and gives the words of success; null where its code cannot come. Throws ApiError. */
export async function sendForm(
  name: SessionFormName,
  fields: AccountFields,
): Promise<string | null> {
  const calls = await import('#lib/api/session.ts').catch(() => null)
  return calls ? calls.sendSessionForm(name, fields) : null
}
