'use client'

import { useState } from 'react'
import { AddressFields } from '#components/address/address-fields.tsx'
import { StepPageForm } from '#components/checkout/buy-now.tsx'
import { Button } from '#components/ui/button.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import type { AreaLists } from '#lib/contract/area.ts'
import type { GuestAddress } from '#lib/rules/forms.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { checkoutToolsMessages } from '#messages/tools.ts'

interface AddressFormProps {
  /** What was typed before the form was posted. */
  initial: GuestAddress
  lists: AreaLists
  /** Problem texts by field. */
  problems: Readonly<Record<string, string>>
}

/** A guest's delivery address (spec §5); without scripts its area is chosen by one post for each list. */
export function AddressForm({ initial, lists, problems }: AddressFormProps) {
  const [edits, setEdits] = useState<Partial<GuestAddress>>({})
  return (
    <StepPageForm
      tool={{ name: 'set_delivery_address', description: checkoutToolsMessages.address }}
      action={formPath('address')}
      noValidate
      className="flex flex-col gap-6"
    >
      {/* Enter in a field presses the first button of its form: without scripts that would ask for the next list. */}
      <button type="submit" hidden />
      <AddressFields
        address={{ ...initial, ...edits }}
        edit={(change) => setEdits((before) => ({ ...before, ...change }))}
        problems={problems}
        lists={lists}
        isPosted
      />
      <Button type="submit">{checkoutMessages.continue}</Button>
    </StepPageForm>
  )
}
