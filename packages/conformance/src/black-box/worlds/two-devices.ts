import { randomUUID } from 'node:crypto'
import type { Shelf } from '#black-box/shelf.ts'
import type { World } from '#black-box/world.ts'
import type { Client } from '#client.ts'
import { newPerson } from '#scenarios/account.ts'

const add = (client: Client, { product_detail_id, size }: Shelf, qty: number) =>
  client.request('POST cart', { product_detail_id, size, qty })

/** Returns the pieces of a size in a device's cart. */
async function pieces(client: Client, shelf: Shelf): Promise<number> {
  const { cart } = await client.request('GET cart')
  return cart.cart_items
    .filter(({ product_detail_id, size_code }) => {
      return product_detail_id === shelf.product_detail_id && size_code === shelf.size
    })
    .reduce((sum, { qty }) => sum + qty, 0)
}

const tabs = 8

/** Adds a new device's first pieces from several tabs at once: all of them stay. */
const firstPieces: World['run'] = async ({ client, shelves }, trial) => {
  const shelf = await shelves.open(tabs)
  const shopper = client.newShopper()
  trial.begin(`${tabs} tabs of a new device add one piece each to the cart at once.`)
  await Promise.all(Array.from({ length: tabs }, () => add(shopper, shelf, 1)))
  const count = await pieces(shopper, shelf)
  trial.holds('cart', count === tabs, `it has ${count} pieces`)
  const stranger = await pieces(client.newShopper(), shelf)
  trial.holds('own', stranger === 0, 'another device sees them')
}

/** Signs a customer in on two devices at once, each with a piece in its cart: one cart holds both. */
const signIns: World['run'] = async ({ client, shelves }, trial) => {
  const shelf = await shelves.open(4)
  const person = newPerson()
  const form = { ...person, password_conf: person.password }
  const customer = client.newShopper()
  customer.token = (await customer.request('POST auth/sign-up', form)).access_token
  const devices = [client.newShopper(), client.newShopper()]
  for (const device of devices) await add(device, shelf, 1)
  const adopt = (device: Client) =>
    customer.requestOptional('POST cart-adopt', {
      local_device_id: device.deviceId,
      new_device_id: randomUUID(),
    })
  trial.begin(
    'Two devices have one piece each in their carts.',
    'A customer signs in on both at once.',
  )
  const joined = await Promise.all(devices.map(adopt))
  const ids = new Set(joined.flatMap((answer) => answer?.local_device_id ?? []))
  if (ids.size === 0) return trial.skip('the backend has no POST cart-adopt')
  trial.holds('cart', ids.size === 1, `the customer has ${ids.size} carts`)
  customer.deviceId = [...ids][0] ?? ''
  const count = await pieces(customer, shelf)
  trial.holds('cart', count === 2, `it has ${count} pieces`)
  trial.step('Both sign-ins are repeated.')
  for (const device of devices) await adopt(device)
  const after = await pieces(customer, shelf)
  trial.holds('cart', after === 2, `it has ${after} pieces`)
}

export const twoDevices: World = {
  title: 'two devices and many tabs',
  run: async (setting, trial) => {
    await trial.tell(() => firstPieces(setting, trial))
    await trial.tell(() => signIns(setting, trial))
  },
}
