import { beforeEach, expect, test } from 'vitest'
import { initialCheckout } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout, saveDeliveryArea } from '#lib/checkout/stored-checkout.ts'

const shop = { id: 5, name: 'Hub Kemang', addressLines: [] }
const area = { provinceId: 31, cityId: 3174, subdistrictId: 317401 }

const delivery = {
  ...initialCheckout,
  step: 'choose-shipping-method',
  shippingType: 'ONLINE_DELIVERY',
  shop,
} as const

beforeEach(() => localStorage.clear())

test("a guest's new area drops the hub, which was chosen for the previous area", () => {
  saveCheckout(delivery)
  saveDeliveryArea(area)
  expect(restoreCheckout()).toMatchObject({ shop: null, address: area })
})

test("a guest's pickup store stays, whatever the area", () => {
  saveCheckout({ ...delivery, step: 'order-summary', shippingType: 'PICKUP_ON_STORE' })
  saveDeliveryArea(area)
  expect(restoreCheckout().shop).toEqual(shop)
})

test("a customer's hub stays: it depends on the chosen address", () => {
  saveCheckout({ ...delivery, isCustomer: true, savedAddressId: 7 })
  saveDeliveryArea(area, true)
  expect(restoreCheckout(true).shop).toEqual(shop)
})
