'use client'

import { setMyStore, useMyStore } from '#components/stores/use-my-store.ts'
import { Icon } from '#components/ui/icon.tsx'
import type { MyStore } from '#lib/browser/my-store.ts'
import { myStoreMessages } from '#messages/my-store.ts'

/** Sets a store as the shopper's store, or unsets it when pressed again. Hidden without JavaScript. */
export function MyStoreButton({ store }: { store: MyStore }) {
  const isMine = useMyStore()?.id === store.id
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={myStoreMessages.make(store.name)}
      onClick={() => setMyStore(isMine ? null : store)}
      className="my-store needs-script"
    >
      <Icon name={isMine ? 'check' : 'store'} />
      {isMine ? myStoreMessages.mine : myStoreMessages.makeMine}
    </button>
  )
}
