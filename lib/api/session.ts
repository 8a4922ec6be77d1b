import { requestGateway } from '#lib/api/gateway-request.ts'
import { withDeviceLock } from '#lib/browser/with-device-lock.ts'

/** The forms of `POST /api/session/<form>`. */
export type SessionFormName = 'sign-in' | 'sign-up' | 'forgot-password'

/** Sends a session form, in turn with what other tabs put into the cart, and gives the success message. Throws ApiError. */
export async function sendSessionForm(
  name: SessionFormName,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const form = { call: `POST session/${name}`, body: fields }
  return (await withDeviceLock(() => requestGateway<{ message: string }>(form))).message
}

/** Signs out in every browser. Throws ApiError, and the customer is still signed in. */
export async function sendSignOutEverywhere(): Promise<void> {
  await requestGateway({ call: 'POST session/sign-out/everywhere' })
}

/** Signs out: the response removes the session and device cookies. Throws ApiError. */
export async function sendSignOut(): Promise<void> {
  await requestGateway({ call: 'POST session/sign-out' })
}
