import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  aSavedAddress,
  button,
  hasAddresses,
  hasTiers,
  radio,
  servesCustomer,
  toAddresses,
} from '#tests/support/checkout-scene.tsx'
import { fill } from '#tests/support/fill.ts'
import { problemAt, toasted } from '#tests/support/form-words.ts'
import { answers, refuses } from '#tests/support/gateway-stub.ts'

const home = aSavedAddress()
const office = aSavedAddress({ id: 8, label: 'Office', is_primary: 0 })
const added = 'Your address has been added.'
const updated = 'Your address has been updated.'

beforeEach(() => {
  servesCustomer()
  hasTiers()
  answers('get', 'master/province', { province_list: [home.province] })
  answers('get', 'master/city', { city_list: [home.city] })
  answers('get', 'master/subdistrict', { subdistrict_list: [home.subdistrict] })
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })

async function fillIn(shopper: Awaited<ReturnType<typeof toAddresses>>) {
  await fill(shopper, await screen.findByLabelText(address.label), 'Office')
  await fill(shopper, field(address.recipientName), 'Sari Dewi')
  await fill(shopper, field(address.recipientPhone), '0812 3456 7890')
  await fill(shopper, field(address.street), 'Jl. Melati 5')
  for (const [label, option] of [
    [address.province, 'DKI Jakarta'],
    [address.city, 'Kota Jakarta Selatan'],
    [address.subdistrict, 'Mampang Prapatan'],
  ] as const) {
    await waitFor(() => expect(field(label).disabled).toBe(false))
    await shopper.selectOptions(field(label), option)
  }
  await fill(shopper, field(address.zip), '12730')
}

test('chooses an address when it is added beside others', async () => {
  hasAddresses(home)
  answers('post', 'user/address', { message: added })
  const shopper = await toAddresses()
  await shopper.click(await radio(/^Home/))
  await shopper.click(await button(address.add))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: address.newTitle }))
  await fillIn(shopper)
  hasAddresses(home, office)
  await shopper.click(await button(address.save))
  expect((await radio(/^Office/)).checked).toBe(true)
  expect((await radio(/^Home/)).checked).toBe(false)
})

test('edits an address within the step, chooses it, and shows the new version', async () => {
  hasAddresses(home, office)
  const calls = answers('put', 'user/address', { message: updated })
  const shopper = await toAddresses()
  await shopper.click(await button(/^Edit\s+Office/))
  await shopper.clear(field(address.street))
  await fill(shopper, field(address.street), 'Jl. Baru 7')
  hasAddresses(home, { ...office, address_street: 'Jl. Baru 7' })
  await shopper.click(await button(address.save))
  expect(await screen.findByText(/Jl\. Baru 7/)).toBeTruthy()
  await toasted(updated)
  expect((await radio(/^Office/)).checked).toBe(true)
  expect(document.activeElement).toBe(await radio(/^Office/))
  expect(calls[0]?.body).toMatchObject({ user_address_id: 8, address_street: 'Jl. Baru 7' })
})

test('changes nothing when the form is cancelled, and restores the focus', async () => {
  hasAddresses(home, office)
  const calls = answers('put', 'user/address', { message: updated })
  const shopper = await toAddresses()
  await shopper.click(await radio(/^Home/))
  await shopper.click(await button(/^Edit\s+Office/))
  await fill(shopper, field(address.street), ', blue gate')
  await shopper.click(await button(address.cancel))
  expect((await radio(/^Home/)).checked).toBe(true)
  expect(document.activeElement).toBe(await button(/^Edit\s+Office/))
  expect(screen.queryByText(/blue gate/)).toBeNull()
  expect(calls).toEqual([])
})

test("reports an invalid address in the checkout's words", async () => {
  hasAddresses()
  const shopper = await toAddresses()
  await shopper.click(await button(address.save))
  expect(problemAt(field(address.zip))).toBe('Recipient Zipcode is required.')
  await toasted('Recipient Zipcode is required.')
  expect(document.activeElement).toBe(field(address.label))
})

test('reports addresses that fail to reload after saving, with a retry button', async () => {
  hasAddresses()
  answers('post', 'user/address', { message: added })
  const shopper = await toAddresses()
  await fillIn(shopper)
  refuses('get', 'user/address', 500, 'Error 500: Internal Server Error')
  await shopper.click(await button(address.save))
  await toasted(added)
  expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
  hasAddresses(office)
  await shopper.click(await button(checkout.retry))
  expect(await radio(/^Office/)).toBeTruthy()
})
