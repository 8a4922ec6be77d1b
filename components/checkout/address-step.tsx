'use client'

import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { AreaFields } from '#components/checkout/area-fields.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import * as words from '#lib/messages/words.ts'
import {
  type AddressProblems,
  type GuestAddress,
  guestAddressProblems,
} from '#lib/rules/guest-address.ts'

/** Field ids, in the order of the form: the first one with a problem takes the focus. */
const fieldIds: Readonly<Record<keyof GuestAddress, string>> = {
  recipientName: 'recipient-name',
  recipientPhone: 'recipient-phone',
  street: 'street',
  provinceId: 'province',
  cityId: 'city',
  subdistrictId: 'subdistrict',
  notes: 'address-notes',
}

/** Each failure is an error toast of its own (spec §5), and stands at its field. */
function announce(problems: AddressProblems): void {
  toast.dismiss()
  for (const problem of Object.values(problems))
    toast.error(words.checkout.addressProblems[problem])
  const first = Object.keys(fieldIds).find((field) => field in problems)
  const id = Object.entries(fieldIds).find(([field]) => field === first)?.[1]
  if (id) document.getElementById(id)?.focus()
}

/** A guest's delivery address (spec §5). */
export function AddressStep({ state: { address }, dispatch }: StepProps) {
  const [problems, setProblems] = useState<AddressProblems>({})
  const edit = (change: Partial<GuestAddress>) => {
    dispatch({ type: 'edit-address', address: { ...address, ...change } })
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = guestAddressProblems(address)
    setProblems(found)
    announce(found)
    dispatch({ type: 'confirm-address' })
  }
  const problemOf = (field: keyof GuestAddress) => {
    const problem = problems[field]
    return problem && words.checkout.addressProblems[problem]
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        id={fieldIds.recipientName}
        label={words.checkout.recipientName}
        problem={problemOf('recipientName')}
        value={address.recipientName}
        onChange={(event) => edit({ recipientName: event.target.value })}
        autoComplete="shipping name"
        maxLength={100}
        required
      />
      <TextField
        id={fieldIds.recipientPhone}
        label={words.checkout.recipientPhone}
        hint={words.checkout.phoneHint}
        problem={problemOf('recipientPhone')}
        value={address.recipientPhone}
        onChange={(event) => edit({ recipientPhone: event.target.value })}
        type="tel"
        autoComplete="shipping tel"
        maxLength={30}
        required
      />
      <TextField
        id={fieldIds.street}
        label={words.checkout.street}
        hint={words.checkout.streetHint}
        problem={problemOf('street')}
        value={address.street}
        onChange={(event) => edit({ street: event.target.value })}
        autoComplete="shipping street-address"
        maxLength={300}
        required
      />
      <AreaFields address={address} edit={edit} problemOf={problemOf} ids={fieldIds} />
      <TextField
        id={fieldIds.notes}
        label={words.checkout.notes}
        value={address.notes}
        onChange={(event) => edit({ notes: event.target.value })}
        maxLength={300}
      />
      <Button type="submit">{words.checkout.continue}</Button>
    </form>
  )
}
