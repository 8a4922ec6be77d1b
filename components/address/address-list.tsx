'use client'

import type { UserAddress } from '@etalase/contract/address.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useLayoutEffect, useRef, useState } from 'react'
import { AddressCard } from '#components/address/address-card.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { toastProblem, toastSuccess } from '#components/ui/toasts.ts'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { callGateway } from '#lib/api/browser.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { addressesQuery } from '#lib/api/queries/account.ts'
import { accountMessages } from '#messages/account.ts'
import { addressMessages } from '#messages/address.ts'

interface AddressAction {
  call: 'DELETE user/address' | 'POST user/address-primary'
  id: number
}

/** Actions on a saved address. `onAnswer` runs after a success or refusal, once the list is refetched. */
function useAddressActions(onAnswer: () => void) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ call, id }: AddressAction) =>
      callGateway(call, { body: { user_address_id: id } }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastProblem(errorMessage(error)),
    // Also after a refusal: another tab may have changed the list.
    onSettled: async (_, error) => {
      await client.invalidateQueries(addressesQuery())
      if (!(error instanceof ApiError) || error.kind === 'refused') onAnswer()
    },
  })
}

function Add() {
  return (
    <Link href="/account/shipping-address/new" prefetch={false} className={buttonStyle()}>
      {addressMessages.add}
    </Link>
  )
}

/** The saved addresses, primary first. They come from the HTML at first, then from the query. */
export function AddressList({ initial }: { initial: UserAddress[] }) {
  const { data: addresses } = useQuery({ ...addressesQuery(), initialData: initial })
  const list = useRef<HTMLUListElement>(null)
  const [toRemove, setToRemove] = useState<UserAddress | null>(null)
  // An action may remove the button that was pressed, so the focus moves to the list.
  const action = useAddressActions(() => list.current?.focus({ preventScroll: true }))
  useLayoutEffect(() => () => setToRemove(null), [])
  const act = (call: Parameters<typeof action.mutate>[0]['call'], { id }: UserAddress) =>
    action.mutate({ call, id })

  if (addresses.length === 0) {
    return (
      <EmptyState title={addressMessages.empty} text={addressMessages.emptyText}>
        <Add />
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={accountMessages.addresses}
        className="mb-8 grid gap-4 outline-none md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
      >
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              isBusy={action.isPending && action.variables?.id === address.id}
              onSetPrimary={() => act('POST user/address-primary', address)}
              onRemove={() => setToRemove(address)}
            />
          </li>
        ))}
      </ul>
      <Add />
      <ConfirmDialog
        isOpen={toRemove !== null}
        question={addressMessages.confirmRemove}
        text={addressMessages.confirmRemoveText(toRemove?.label ?? '')}
        yes={addressMessages.yesRemove}
        no={addressMessages.keep}
        onYes={() => toRemove && act('DELETE user/address', toRemove)}
        onClose={() => setToRemove(null)}
      />
    </>
  )
}
