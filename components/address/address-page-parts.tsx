import type { UserAddress } from '@etalase/contract/address.ts'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { LoadFailed } from '#components/ui/load-failed.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { removeAddress } from '#lib/actions/address-actions.ts'
import { addressMessages } from '#messages/address.ts'

/** Explains empty lists to browsers without scripts, which cannot reload them. */
export function ListsFailed() {
  return (
    <div className="without-script mb-6">
      <LoadFailed />
    </div>
  )
}

/** Asks on the page before removing a saved address without scripts. */
export function RemoveQuestion({ address: { id, label } }: { address: UserAddress }) {
  return (
    <>
      <h2 className="text-xl">{addressMessages.confirmRemove}</h2>
      <p className="mt-2 mb-8">{addressMessages.confirmRemoveText(label)}</p>
      <OwnForm action={pathOf(removeAddress)} className="flex w-fit flex-wrap gap-3">
        <Button type="submit" name="user_address_id" value={id}>
          {addressMessages.yesRemove}
        </Button>
        <a href="/account/shipping-address" className={buttonStyle('secondary')}>
          {addressMessages.keep}
        </a>
      </OwnForm>
    </>
  )
}
