'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormMessage } from '#components/account/form-message.tsx'
import { AddressFields } from '#components/address/address-fields.tsx'
import { textTypedBeforeHydration } from '#components/address/text-typed-before-hydration.ts'
import { useAddressProblems } from '#components/address/use-address-problems.ts'
import { toastProblem } from '#components/shell/toasts.ts'
import { Button } from '#components/ui/button.tsx'
import { saveAddress } from '#lib/account/saved-address.ts'
import { errorWords } from '#lib/api/error-words.ts'
import { addressesQuery } from '#lib/api/queries/addresses.ts'
import type { FoundArea } from '#lib/contract/area.ts'
import * as words from '#lib/messages/words.ts'
import { type SavedAddress, savedAddressProblems } from '#lib/rules/saved-address.ts'

interface SavedAddressFormProps {
  /** The address to edit; null for a new one. */
  id: number | null
  initial: SavedAddress
  /** The area that is selected at the start, with its names. */
  initialArea?: FoundArea | undefined
  /** The texts of its problems, which differ between account and checkout (spec §5). */
  inWords: typeof words.address.problems
  /** Runs after success, with the backend's message; the form stays busy. */
  onSaved: (message: string) => void
  /** A way to leave without saving, beside the button. */
  children?: ReactNode
}

/** Saves a new or an edited address. The typed text is kept after every failure. */
export function SavedAddressForm(props: SavedAddressFormProps) {
  const { id, initial, initialArea, inWords, onSaved, children } = props
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<SavedAddress>>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { problems, showProblems, clearProblems } = useAddressProblems(inWords)
  const address = { ...initial, ...edits }

  useEffect(() => setEdits(textTypedBeforeHydration(form.current)), [])
  // Next keeps the page hidden after navigation: the next address must start empty.
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
    if (showProblems(savedAddressProblems(address))) return
    setBusy(true)
    try {
      const message = await saveAddress(address, id)
      void client.invalidateQueries(addressesQuery())
      onSaved(message)
    } catch (error) {
      setFailure(errorWords(error))
      void toastProblem(errorWords(error))
      setBusy(false)
    }
  }
  return (
    // Outside a <dialog> this method submits nothing, so a press before hydration loses no text.
    <form
      ref={form}
      method="dialog"
      onSubmit={submit}
      noValidate
      className="flex max-w-3xl flex-col gap-6"
    >
      <AddressFields address={address} edit={edit} problems={problems} initialArea={initialArea} />
      <FormMessage state={{ problems: {}, message: failure, isDone: false }} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" isBusy={isBusy} className="needs-script">
          {isBusy ? words.address.saving : words.address.save}
        </Button>
        {children}
      </div>
    </form>
  )
}
