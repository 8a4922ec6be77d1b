import type { SessionFormName } from '#lib/api/session.ts'
import type { AccountFields } from '#lib/rules/account-forms.ts'

/** Sends a session form and gives the success message; null when its code cannot be loaded. Throws ApiError. */
export async function sendForm(
  name: SessionFormName,
  fields: AccountFields,
): Promise<string | null> {
  const calls = await import('#lib/api/session.ts').catch(() => null)
  return calls ? calls.sendSessionForm(name, fields) : null
}
