'use client'

import { useEffect, useState } from 'react'
import {
  type DeliveryArea,
  restoreDeliveryArea,
  saveDeliveryArea,
} from '#lib/checkout/delivery-area.ts'

const noArea: DeliveryArea = { provinceId: null, cityId: null, subdistrictId: null }

/** The delivery area, shared with the checkout's stored state. */
export function useDeliveryArea(isCustomer: boolean) {
  const [area, setArea] = useState(noArea)
  useEffect(() => setArea(restoreDeliveryArea(isCustomer)), [isCustomer])
  const edit = (change: Partial<DeliveryArea>) => {
    const changed = { ...area, ...change }
    setArea(changed)
    saveDeliveryArea(changed, isCustomer)
  }
  return { area, edit }
}
