import { askGateway } from '#lib/api/gateway-request.ts'
import type { AccountFields } from '#lib/rules/account-forms.ts'

/** The forms that our server trades for a session, or a new password. */
export type SessionFormName = 'sign-in' | 'sign-up' | 'forgot-password'

/** Sends a form around the session and gives the words of its success. Throws ApiError. */
export async function sendSessionForm(
  name: SessionFormName,
  fields: AccountFields,
): Promise<string> {
  const call = `POST session/${name}`
  return (await askGateway<{ message: string }>({ call, body: fields })).message
}

/** Takes session and device out of this browser. Throws ApiError. */
export async function sendSignOut(): Promise<void> {
  await askGateway({ call: 'POST session/sign-out' })
}
