'use client'

import type { AreaLists, FoundArea } from '@etalase/contract/area.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { type SavedAddress, savedAddressForm } from '@etalase/contract/rules/forms.ts'
import { pinIssues } from '@etalase/contract/rules/pin-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormMessage } from '#components/account/form-message.tsx'
import { AddressFields } from '#components/address/address-fields.tsx'
import { typedBeforeHydration } from '#components/address/typed-before-hydration.ts'
import { useAddressProblems } from '#components/address/use-address-problems.ts'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { toastProblem } from '#components/ui/toasts.ts'
import { addressBody } from '#lib/account/saved-address.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import type { Flash } from '#lib/session/flash.ts'
import { addressMessages } from '#messages/address.ts'

/** Saves a complete address, new or under its id. Returns the success message; throws ApiError. */
export async function saveAddress(address: SavedAddress, id: number | null): Promise<string> {
  const body = addressBody(address)
  const response =
    id === null
      ? callGateway('POST user/address', { body })
      : callGateway('PUT user/address', { body: { ...body, user_address_id: id } })
  return (await response).message
}

/** The page's data for a form that is posted without scripts. */
export interface PostedAddressForm {
  /** The values typed before the post; null without a post. */
  typed: SavedAddress | null
  /** The problems found. */
  flash: Flash | null
  /** The options for its area; null if they failed to load. */
  lists: AreaLists | null
}

interface SavedAddressFormProps {
  /** The address to edit; null for a new one. */
  id: number | null
  initial: SavedAddress
  /** The initially selected area, with its names. */
  initialArea?: FoundArea | undefined
  /** Messages by problem, which differ between account and checkout (spec §5). */
  messagesByCode: typeof addressMessages.problems
  /** Set on a page that has the form; elsewhere the form needs scripts. */
  posted?: PostedAddressForm | undefined
  /** Whether the address can have a pin. */
  offersPin?: boolean | undefined
  /** Runs after success, with the backend's message; the form stays busy. */
  onSaved: (message: string) => void
  /** A link or button to leave without saving, beside the submit button. */
  children?: ReactNode
}

/** Saves a new or edited address. Keeps the typed text after every failure. */
export function SavedAddressForm(props: SavedAddressFormProps) {
  const { id, initial, initialArea, messagesByCode, posted, offersPin, onSaved, children } = props
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<SavedAddress>>(posted?.typed ?? {})
  const [failure, setFailure] = useState(posted?.flash?.message ?? '')
  const [isBusy, setBusy] = useState(false)
  const { problems, showProblems, clearProblems } = useAddressProblems(
    messagesByCode,
    posted?.flash?.problems,
  )
  const address = { ...initial, ...edits }

  const rendered = useRef(address)
  useEffect(() => {
    const typed = typedBeforeHydration(form.current, rendered.current)
    setEdits((before) => ({ ...before, ...typed }))
  }, [])
  // Next keeps the page mounted but hidden after navigation: the next address starts empty.
  useLayoutEffect(
    () => () => {
      setEdits({})
      setFailure('')
      setBusy(false)
    },
    [],
  )

  const edit = (change: Partial<SavedAddress>) => {
    setEdits((before) => ({ ...before, ...change }))
    clearProblems(change)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure('')
    if (showProblems({ ...issuesOf(savedAddressForm, address), ...pinIssues(address) })) return
    setBusy(true)
    try {
      const message = await saveAddress(address, id)
      void client.invalidateQueries(addressesQuery())
      onSaved(message)
    } catch (error) {
      setFailure(errorMessage(error))
      void toastProblem(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <OwnForm
      ref={form}
      action="/api/address/save"
      onSubmit={submit}
      noValidate
      className="flex max-w-3xl flex-col gap-6"
    >
      {/* Enter presses the form's first button, which without scripts would ask for the next list. */}
      <button type="submit" hidden>
        {addressMessages.save}
      </button>
      {id !== null && <input type="hidden" name="user_address_id" value={id} />}
      <AddressFields
        address={address}
        edit={edit}
        problems={problems}
        initialArea={initialArea}
        lists={posted?.lists ?? undefined}
        isPosted={posted !== undefined}
        offersPin={offersPin}
      />
      <FormMessage state={{ problems: {}, message: failure, isDone: false }} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? addressMessages.saving : addressMessages.save}
        </Button>
        {children}
      </div>
    </OwnForm>
  )
}
