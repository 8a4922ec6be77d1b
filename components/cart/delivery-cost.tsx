'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import { useEffect, useState } from 'react'
import { AreaFields } from '#components/address/area-fields.tsx'
import { TariffList } from '#components/cart/tariff-list.tsx'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { restoreDeliveryArea, saveDeliveryArea } from '#lib/checkout/stored-checkout.ts'
import { cartMessages } from '#messages/cart.ts'

const noArea: DeliveryArea = { provinceId: null, cityId: null, subdistrictId: null }

/** Returns the delivery area, shared with the checkout's stored state. */
function useDeliveryArea(isCustomer: boolean) {
  const [area, setArea] = useState(noArea)
  useEffect(() => setArea(restoreDeliveryArea(isCustomer)), [isCustomer])
  const edit = (change: Partial<DeliveryArea>) => {
    const changed = { ...area, ...change }
    setArea(changed)
    saveDeliveryArea(changed, isCustomer)
  }
  return { area, edit }
}

interface AreaTariffsProps {
  cart: Cart
  area: DeliveryArea
  edit: (change: Partial<DeliveryArea>) => void
}

function AreaTariffs({ cart, area, edit }: AreaTariffsProps) {
  const { subdistrictId, cityId, provinceId } = area
  return (
    <div className="flex flex-col gap-4 pb-4">
      <AreaFields address={area} edit={edit} problemOf={() => undefined} />
      <div aria-live="polite">
        {subdistrictId !== null && (
          <TariffList
            cart={cart}
            place={{ subdistrictId, city_id: cityId, province_id: provinceId }}
          />
        )}
      </div>
    </div>
  )
}

/** The delivery cost before the checkout. The chosen area is stored, and the checkout starts with it. */
export function DeliveryCost({ cart, isCustomer }: { cart: Cart; isCustomer: boolean }) {
  const { area, edit } = useDeliveryArea(isCustomer)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="needs-script border border-line px-6"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="opens flex min-h-12 list-none items-center justify-between font-semibold">
        {cartMessages.deliveryCost}
      </summary>
      {isOpen && <AreaTariffs cart={cart} area={area} edit={edit} />}
    </details>
  )
}
