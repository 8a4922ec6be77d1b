import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { addressBody } from '#lib/account/saved-address.ts'
import type { Failure } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { fieldIds, firstWrongId } from '#lib/checkout/address-field-ids.ts'
import { nextLevel } from '#lib/checkout/delivery-area.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { asksForList, postedAddress, withKnownArea } from '#lib/gateway/address-place.ts'
import type { ShopperCaller } from '#lib/gateway/caller.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import { redirectSessionEnded, redirectWithFlash, seeOther } from '#lib/gateway/redirect.ts'
import { ownerOfPage } from '#lib/gateway/require-owner.ts'
import { serveWrite } from '#lib/gateway/serve-write.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { parseId } from '#lib/rules/codes.ts'
import { issuesOf } from '#lib/rules/field.ts'
import { type SavedAddress, savedAddressForm } from '#lib/rules/forms.ts'
import { dropAddressDraft, keepAddressDraft } from '#lib/session/address-draft.ts'
import { addressMessages } from '#messages/address.ts'

const page = '/account/shipping-address'
const formCall = 'POST user/address'

/** Whether a body was not read. */
const isEmpty = (body: unknown) => Object.keys(Object(body)).length === 0

/** What was typed. */
interface Typed {
  /** The address that is edited; null for a new one. */
  id: number | null
  address: SavedAddress
}

/** Keeps what was typed for the owner of the page that sent it: they find it there again, also after a sign-in. */
async function withDraft(
  response: NextResponse,
  request: NextRequest,
  typed: Typed,
): Promise<NextResponse> {
  const owner = ownerOfPage(request)
  if (owner !== null) await keepAddressDraft(response.cookies, { owner, ...typed })
  return response
}

interface BackToForm {
  message?: string
  problems?: Record<string, string>
  /** The id of the field to which the page is scrolled. */
  field?: string
}

/** Sends a complete address to the backend and gives its message. Throws ApiError. */
async function send({ id, address }: Typed, caller: ShopperCaller): Promise<string> {
  const given = { ...addressBody(address), user_address_id: id }
  const [add, change] = ['POST user/address', 'PUT user/address'] as const
  const { message } =
    id === null
      ? await callBackend(add, { body: parseBody(add, endpoints[add].body, given) }, caller)
      : await callBackend(
          change,
          { body: parseBody(change, endpoints[change].body, given) },
          caller,
        )
  return message
}

/** The form again, with what was typed: at the list to choose next, or at the first problem. */
async function backToForm(
  request: NextRequest,
  typed: Typed,
  { message = '', problems = {}, field }: BackToForm,
): Promise<NextResponse> {
  const { id, address } = typed
  const location = `${page}/${id ?? 'new'}${field ? `#${field}` : ''}`
  const hasToSay = message !== '' || Object.keys(problems).length > 0
  const response = hasToSay
    ? await redirectWithFlash({ page, message, problems }, location)
    : seeOther(location)
  return withDraft(response, request, { id, address })
}

/** Shows the next list or the problems in the form, or saves the address. Throws ApiError. */
async function respond(
  request: NextRequest,
  { body, typed, caller }: { body: unknown; typed: Typed; caller: ShopperCaller },
): Promise<NextResponse> {
  const { id } = typed
  const address = await withKnownArea(typed.address)
  if (asksForList(body))
    return backToForm(request, { id, address }, { field: fieldIds[nextLevel(address)] })
  const found = issuesOf(savedAddressForm, address)
  const field = firstWrongId(found)
  if (field) {
    const problems = problemTexts(found, addressMessages.accountProblems)
    return backToForm(request, { id, address }, { field, problems })
  }
  const message = await send({ id, address }, caller)
  const response = await redirectWithFlash({ page, message, isDone: true })
  dropAddressDraft(response.cookies)
  return response
}

/** What was typed in a posted form. */
const typedIn = (body: unknown): Typed => ({
  id: parseId(fieldText(body, 'user_address_id')),
  address: postedAddress(body),
})

/** What the shopper reads after a failure; what was typed stays. An address that is gone is offered as a new one. */
async function respondWithFailure(
  request: NextRequest,
  typed: Typed,
  { status, code, message }: Failure,
): Promise<NextResponse> {
  if (code === 'SESSION_CHANGED') return redirectWithFlash({ page, message })
  if (status === 401) return withDraft(redirectSessionEnded(request), request, typed)
  const id = code === 'NOT_FOUND' ? null : typed.id
  return backToForm(request, { ...typed, id }, { message })
}

/**
 * Handles the form of a saved address that was sent without scripts: redirects to the list, which says that it is saved,
 * or to the form, which asks for the next part of the area or says what is wrong.
 */
export const handleAddressSave = (request: NextRequest): Promise<Response> =>
  serveWrite(request, {
    sends: { call: formCall, access: 'customer' },
    handle: ({ body, caller }) => respond(request, { body, typed: typedIn(body), caller }),
    refuse: (failure, { body }) =>
      isEmpty(body)
        ? redirectWithFlash({ page, message: failure.message })
        : respondWithFailure(request, typedIn(body), failure),
  })
