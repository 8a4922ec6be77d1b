import type { UserAddress } from '@etalase/contract/address.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import Link from 'next/link'
import type { FormEvent } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { addressMessages } from '#messages/address.ts'
import { pinMessages } from '#messages/pin.ts'

const listPath = '/account/shipping-address'

/** Replaces the form post when scripts run. */
const instead = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}

/** Names the address in a button for screen readers. */
const HiddenLabel = ({ label }: { label: string }) => <span className="sr-only"> {label}</span>

function AddressLines({ address }: { address: UserAddress }) {
  const { subdistrict, city, province } = address
  return (
    <address className="flex flex-col not-italic leading-relaxed">
      <span className="font-semibold">{address.recipient_name}</span>
      <span className="tabular-nums">{formatPhone(address.recipient_phone)}</span>
      <span className="mt-2">{address.address_street}</span>
      <span>
        {subdistrict.subdistrict_name}, {city.type} {city.city_name}
      </span>
      <span>
        {province.province_name} {address.recipient_zip}
      </span>
      {address.pin && <span className="mt-2 text-muted text-sm">{pinMessages.saved}</span>}
      {address.notes && <span className="mt-2 text-muted text-sm">{address.notes}</span>}
    </address>
  )
}

interface AddressCardProps {
  address: UserAddress
  isBusy: boolean
  onSetPrimary: () => void
  onRemove: () => void
}

/** A saved address with its actions. The primary address can't be removed or set as primary again (spec §5). */
export function AddressCard({ address, isBusy, onSetPrimary, onRemove }: AddressCardProps) {
  const { id, label, is_primary: isPrimary } = address
  return (
    <article
      className={`flex h-full flex-col gap-4 border bg-surface p-6 ${isPrimary ? 'border-ink' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{label}</h2>
        {isPrimary && <Badge variant="success">{addressMessages.primary}</Badge>}
      </div>
      <AddressLines address={address} />
      {isPrimary && <p className="text-muted text-sm">{addressMessages.primaryText}</p>}
      <div className="-mb-3 mt-auto flex flex-wrap gap-x-6 border-line border-t">
        <Link href={`${listPath}/${id}`} prefetch={false} className={buttonStyle('quiet')}>
          <span>
            {addressMessages.edit}
            <HiddenLabel label={label} />
          </span>
        </Link>
        {!isPrimary && (
          <>
            <OwnForm action="/api/address/primary" onSubmit={instead(onSetPrimary)}>
              <Button
                type="submit"
                variant="quiet"
                isBusy={isBusy}
                name="user_address_id"
                value={id}
              >
                <span>
                  {addressMessages.setPrimary}
                  <HiddenLabel label={label} />
                </span>
              </Button>
            </OwnForm>
            {/* Without scripts the page asks for confirmation. */}
            <form action={listPath} onSubmit={instead(onRemove)}>
              <Button type="submit" variant="quiet" isBusy={isBusy} name="remove" value={id}>
                <span>
                  {addressMessages.remove}
                  <HiddenLabel label={label} />
                </span>
              </Button>
            </form>
          </>
        )}
      </div>
    </article>
  )
}
