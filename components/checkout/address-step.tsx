'use client'

import type { AreaLists } from '@etalase/contract/area.ts'
import type { GuestAddress } from '@etalase/contract/rules/forms.ts'
import { useState } from 'react'
import { AddressFields } from '#components/address/address-fields.tsx'
import { StepButton } from '#components/checkout/step-fields.tsx'
import {
  StepForm,
  type StepProblems,
  useAnswering,
  useCheckoutInPage,
} from '#components/checkout/step-form.tsx'
import { editAddress } from '#lib/checkout/moves.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface AddressStepProps {
  /** The address as typed so far. */
  typed: GuestAddress
  /** The options for its area. With scripts the lists load on their own. */
  lists?: AreaLists
  problems?: StepProblems | undefined
  /** Whether the address can have a pin. */
  offersPin: boolean
}

interface FieldsProps {
  offersPin: boolean
  address: GuestAddress
  edit: (change: Partial<GuestAddress>) => void
  lists: AreaLists | undefined
}

function Fields({ address, edit, lists, offersPin }: FieldsProps) {
  const { problems, clear } = useAnswering()
  const isInPage = useCheckoutInPage() !== null
  const change = (some: Partial<GuestAddress>) => {
    clear(...Object.keys(some))
    edit(some)
  }
  return (
    <AddressFields
      address={address}
      edit={change}
      problems={problems}
      lists={lists}
      isPosted={!isInPage}
      offersPin={offersPin}
    />
  )
}

/** A guest's delivery address (spec §5). Without scripts its area is chosen with one post per list. */
export function AddressStep({ typed, lists, problems, offersPin }: AddressStepProps) {
  const page = useCheckoutInPage()
  const [edits, setEdits] = useState<Partial<GuestAddress>>({})
  const address = { ...typed, ...edits }
  const edit = (change: Partial<GuestAddress>) => {
    setEdits((before) => ({ ...before, ...change }))
    page?.change((state) => editAddress({ ...state.address, ...change })(state), 'edit')
  }
  const values = new Map<string, unknown>(Object.entries(address))
  return (
    <StepForm
      form="address"
      problems={problems}
      fields={(name) => String(values.get(name) ?? '')}
      isTool
      noValidate
      className="flex flex-col gap-6"
    >
      {/* Enter presses the form's first button, which without scripts would ask for the next list. */}
      <button type="submit" hidden>
        {checkoutMessages.continue}
      </button>
      <Fields {...{ address, edit, lists, offersPin }} />
      <StepButton>{checkoutMessages.continue}</StepButton>
    </StepForm>
  )
}
