import 'server-only'
import type { NextRequest } from 'next/server'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { parseBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash } from '#lib/gateway/redirect.ts'
import { serveWrite } from '#lib/gateway/serve-write.ts'

const page = '/account/shipping-address'

/** The forms that name a saved address and nothing else; scripts send the same calls through the gateway as JSON. */
export const addressForms = {
  primary: 'POST user/address-primary',
  remove: 'DELETE user/address',
} as const

type AddressForm = keyof typeof addressForms

/** Handles a form of the saved addresses that was sent without scripts: redirects to a page, which shows the result. */
export function handleAddressForm(request: NextRequest, form: AddressForm): Promise<Response> {
  const call = addressForms[form]
  return serveWrite(request, {
    sends: { call, access: 'customer' },
    handle: async ({ body: given, caller }) => {
      const body = parseBody(call, endpoints[call].body, given)
      const { message } = await callBackend(call, { body }, caller)
      return redirectWithFlash({ page, message, isDone: true })
    },
    refuse: ({ status, message }) =>
      status === 401 ? redirectSessionEnded(request) : redirectWithFlash({ page, message }),
  })
}
