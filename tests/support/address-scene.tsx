import type { UserAddress } from '@etalase/contract/address.ts'
import { aCart, aUserAddress } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { SavedAddressForm } from '#components/address/saved-address-form.tsx'
import { areaOf, emptySavedAddress, typedAddress } from '#lib/account/saved-address.ts'
import { addressMessages as address } from '#messages/address.ts'
import { fill } from '#tests/support/fill.ts'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

export const home = aUserAddress()
export const office = aUserAddress({ id: 2, label: 'Office', is_primary: false })
export const cilandak = areaOf(home)

const provinces = [{ id: 31, province_name: 'DKI Jakarta' }]
export const cities = [{ id: 3174, type: 'Kota', city_name: 'Jakarta Selatan' }]
const subdistricts = [
  { id: 317402, subdistrict_name: 'Cilandak' },
  { id: 317401, subdistrict_name: 'Mampang Prapatan' },
]

/** Stubs the areas and the saved addresses. */
export function hasAddressBook(): void {
  hasCart(aCart())
  answers('get', 'master/province', { province_list: provinces })
  answers('get', 'master/city', { city_list: cities })
  answers('get', 'master/subdistrict', { subdistrict_list: subdistricts })
  answers('get', 'user/address', { user_addresses: [home, office] })
}

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: true })
export const press = (name: string | RegExp) => screen.getByRole('button', { name })

/** Renders the form of a new or saved address. */
export function renderForm(saved: UserAddress | null = null) {
  const onSaved = vi.fn()
  const shopper = renderInShop(
    <SavedAddressForm
      id={saved?.id ?? null}
      initial={saved ? typedAddress(saved) : emptySavedAddress}
      initialArea={saved ? areaOf(saved) : undefined}
      messagesByCode={address.accountProblems}
      onSaved={onSaved}
    />,
  )
  return { shopper, onSaved }
}

type Shopper = ReturnType<typeof renderForm>['shopper']

/** Fills in the text fields. */
export async function fillTexts(shopper: Shopper) {
  await fill(shopper, field(address.label), 'Mum')
  await fill(shopper, field(address.recipientName), 'Ibu Dewi')
  await fill(shopper, field(address.recipientPhone), '0812 3456 7890')
  await fill(shopper, field(address.street), 'Jl. Cilandak 1')
  await fill(shopper, field(address.zip), '12430')
}

/** Chooses an area using only the lists. */
export async function chooseArea(shopper: Shopper) {
  await waitFor(() => expect(field(address.province).disabled).toBe(false))
  await shopper.selectOptions(field(address.province), 'DKI Jakarta')
  await waitFor(() => expect(field(address.city).disabled).toBe(false))
  await shopper.selectOptions(field(address.city), 'Kota Jakarta Selatan')
  await waitFor(() => expect(field(address.subdistrict).disabled).toBe(false))
  await shopper.selectOptions(field(address.subdistrict), 'Cilandak')
}

/** Returns the ids of the chosen area. */
export const area = () =>
  [address.province, address.city, address.subdistrict].map((label) => field(label).value)
