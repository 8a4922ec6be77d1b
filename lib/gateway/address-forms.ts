import 'server-only'
import type { NextRequest } from 'next/server'
import { sessionIsGone } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { handleAddressSave } from '#lib/gateway/address-save.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { parseBody, readBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'

/** The forms of `POST /api/address/<form>`; scripts send the same calls through the gateway as JSON. */
export const addressForms = ['save', 'primary', 'remove'] as const
export type AddressForm = (typeof addressForms)[number]

const page = '/account/shipping-address'

const calls = { primary: 'POST user/address-primary', remove: 'DELETE user/address' } as const

/** Changes one of the saved addresses and gives the backend's message. Throws ApiError. */
async function change(request: NextRequest, form: keyof typeof calls): Promise<string> {
  const call = calls[form]
  await limitByAddress(request, call)
  const caller = await callerOf(request, 'customer')
  if (!caller.token) throw sessionIsGone(call)
  const body = parseBody(call, endpoints[call].body, await readBody(request, call))
  return (await callBackend(call, { body }, caller)).message
}

/** Handles a form of the saved addresses that was sent without scripts: redirects to a page, which shows the result. */
export function handleAddressForm(request: NextRequest, form: AddressForm): Promise<Response> {
  if (form === 'save') return handleAddressSave(request)
  const handle = async () =>
    redirectWithFlash({ page, message: await change(request, form), isDone: true })
  return handleOwnWrite(request, handle, ({ status, message }) =>
    status === 401 ? redirectSessionEnded(request) : redirectWithFlash({ page, message }),
  )
}
