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

/** The texts of a posted address form as typed, and the ids that it names; without label and zip code they are empty. */
export function postedAddress(body: unknown): SavedAddress {
  const pin = Object.keys(pinForm).filter((field) => fieldText(body, field) !== '')
  const values = [...Object.keys(savedAddressForm), ...pin].map((field) => {
    const text = fieldText(body, field)
    return [field, isAreaLevel(field) ? parseId(text) : text]
  })
  return Object.fromEntries(values)
}

/** Whether the form asks for its next list alone (components/address/place-fields.tsx): then nothing is checked yet. */
export const asksForList = (body: unknown): boolean => fieldText(body, 'list') !== ''

/** The address with only those ids that exist and lie in each other; its texts stay. Throws ApiError. */
export async function withKnownArea<Address extends GuestAddress>(
  address: Address,
): Promise<Address> {
  return { ...address, ...(await loadPlace(address)).area }
}

const page = '/account/shipping-address'

/** What was typed. */
interface Typed {
  /** The address that is edited; null for a new one. */
  id: number | null
  address: SavedAddress
}

/** Keeps what was typed for the owner of the page that sent it: they find it there again, also after a sign-in. */
async function keepDraft(arrival: Arrival, typed: Typed): Promise<void> {
  const owner = ownerOfPage(arrival)
  if (owner !== null) await keepAddressDraft(arrival.cookies, { owner, ...typed })
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

/** The form again, with what was typed: at a field, or with what there is to say. */
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

/** What was typed in a posted form. */
const typedIn = ({ given }: Arrival): Typed => ({
  id: parseId(fieldText(given, 'user_address_id')),
  address: postedAddress(given),
})

/** The form that saves an address without scripts: leads to the list, which says that it is saved, or back to the form. */
export const addressHandlers: Handlers = {
  [saveAddress.at]: {
    handle: save,
    /** What was typed stays. An address that is gone is offered as a new one. */
    refuse: async (arrival, { failure: { status, code, message } }) => {
      // What was not read, or was typed for somebody else, is not shown.
      if (Object.keys(arrival.given).length === 0) return null
      const { id, address } = typedIn(arrival)
      if (status !== 401)
        return backToForm(arrival, { id: code === 'NOT_FOUND' ? null : id, address }, { message })
      await keepDraft(arrival, { id, address })
      return null
    },
  },
}
