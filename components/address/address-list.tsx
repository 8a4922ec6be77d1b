'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useLayoutEffect, useRef, useState } from 'react'
import { AddressCard } from '#components/address/address-card.tsx'
import { useAddressActions } from '#components/address/use-address-actions.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { addressesQuery } from '#lib/api/queries/addresses.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import * as words from '#lib/messages/words.ts'

function Add() {
  return (
    <Link href="/account/shipping-address/new" prefetch={false} className={buttonStyle()}>
      {words.address.add}
    </Link>
  )
}

/** The saved addresses, the primary one first: first from the HTML, then from the query. */
export function AddressList({ initial }: { initial: UserAddress[] }) {
  const { data: addresses } = useQuery({ ...addressesQuery(), initialData: initial })
  const list = useRef<HTMLUListElement>(null)
  const [toRemove, setToRemove] = useState<UserAddress | null>(null)
  // The pressed button may be removed by its own action.
  const action = useAddressActions(() => list.current?.focus({ preventScroll: true }))
  useLayoutEffect(() => () => setToRemove(null), [])
  const act = (call: Parameters<typeof action.mutate>[0]['call'], { id }: UserAddress) =>
    action.mutate({ call, id })

  if (addresses.length === 0) {
    return (
      <EmptyState title={words.address.empty} text={words.address.emptyText}>
        <Add />
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.account.addresses}
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
        question={words.address.confirmRemove}
        text={words.address.confirmRemoveText(toRemove?.label ?? '')}
        yes={words.address.yesRemove}
        no={words.address.keep}
        onYes={() => toRemove && act('DELETE user/address', toRemove)}
        onClose={() => setToRemove(null)}
      />
    </>
  )
}
