import 'server-only'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import {
  type GuestAddress,
  isAreaLevel,
  type SavedAddress,
  savedAddressForm,
} from '@etalase/contract/rules/forms.ts'
import { pinForm, pinIssues } from '@etalase/contract/rules/pin-form.ts'
import { addressBody } from '#lib/account/saved-address.ts'
import { saveAddress } from '#lib/actions/address-actions.ts'
import { callBackend } from '#lib/api/server.ts'
import { fieldIds, firstWrongId, nextLevel } from '#lib/checkout/destination.ts'
import { ownerOfPage } from '#lib/gateway/guards.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import type { Arrival, Handlers, Said, ShopperCaller, Visit } from '#lib/gateway/visit.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { loadPlace } from '#lib/pages/load-place.ts'
import { dropAddressDraft, keepAddressDraft } from '#lib/session/address-draft.ts'
import { addressMessages } from '#messages/address.ts'
import { pinMessages } from '#messages/pin.ts'

/** Returns the texts of a posted address form as typed, and its area ids; label and zip code default to empty. */
export function postedAddress(body: unknown): SavedAddress {
  const pin = Object.keys(pinForm).filter((field) => fieldText(body, field) !== '')
  const values = [...Object.keys(savedAddressForm), ...pin].map((field) => {
    const text = fieldText(body, field)
    return [field, isAreaLevel(field) ? parseId(text) : text]
  })
  return Object.fromEntries(values)
}

/** Whether the form only asks for its next list (components/address/place-fields.tsx); nothing is validated then. */
export const asksForList = (body: unknown): boolean => fieldText(body, 'list') !== ''

/** Returns the address with only the ids that exist and nest correctly; texts are unchanged. Throws ApiError. */
export async function withKnownArea<Address extends GuestAddress>(
  address: Address,
): Promise<Address> {
  return { ...address, ...(await loadPlace(address)).area }
}

const page = '/account/shipping-address'

/** The content of the address form. */
interface Typed {
  /** The address being edited; null for a new one. */
  id: number | null
  address: SavedAddress
}

/** Keeps the draft for the owner of the page that sent it, who finds it again there, even after a sign-in. */
async function keepDraft(arrival: Arrival, typed: Typed): Promise<void> {
  const owner = ownerOfPage(arrival)
  if (owner !== null) await keepAddressDraft(arrival.cookies, { owner, ...typed })
}

/** Sends a complete address to the backend and returns its message. Throws ApiError. */
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

/** Returns to the form with the draft: scrolled to a field, or with a message. */
async function backToForm(
  arrival: Arrival,
  { id, address }: Typed,
  { field, ...said }: Said & { field?: string },
): Promise<Said> {
  await keepDraft(arrival, { id, address })
  return { ...said, location: `${page}/${id ?? 'new'}${field ? `#${field}` : ''}` }
}

/** Shows the next list or the problems in the form, or saves the address. Throws ApiError. */
async function save(visit: Visit): Promise<Said> {
  const { given, caller, cookies } = visit
  const { id, address: typed } = typedIn(visit)
  const address = await withKnownArea(typed)
  if (asksForList(given))
    return backToForm(visit, { id, address }, { field: fieldIds[nextLevel(address)] })
  const found = { ...issuesOf(savedAddressForm, address), ...pinIssues(address) }
  const field = firstWrongId(found)
  if (field) {
    const words = { ...addressMessages.accountProblems, ...pinMessages.problems }
    const problems = problemTexts(found, words)
    return backToForm(visit, { id, address }, { field, problems })
  }
  const message = await send({ id, address }, caller)
  dropAddressDraft(cookies)
  return { message, isDone: true }
}

/** Reads the content of a posted form. */
const typedIn = ({ given }: Arrival): Typed => ({
  id: parseId(fieldText(given, 'user_address_id')),
  address: postedAddress(given),
})

/** Saves the address form without scripts: redirects to the list with a confirmation, or back to the form. */
export const addressHandlers: Handlers = {
  [saveAddress.at]: {
    handle: save,
    /** Keeps the draft. An address that no longer exists is offered as a new one. */
    refuse: async (arrival, { failure: { status, code, message } }) => {
      // Show nothing if the body was not read, or was typed for another customer.
      if (Object.keys(arrival.given).length === 0) return null
      const { id, address } = typedIn(arrival)
      if (status !== 401)
        return backToForm(arrival, { id: code === 'NOT_FOUND' ? null : id, address }, { message })
      await keepDraft(arrival, { id, address })
      return null
    },
  },
}
