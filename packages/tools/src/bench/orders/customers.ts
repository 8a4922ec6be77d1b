import { randomUUID } from 'node:crypto'
import type { SaleBrowser } from '#bench/flood/sale/browser.ts'
import { place, recipient } from '#bench/orders/address.ts'
import type { OrderShop } from '#bench/orders/shops.ts'
import { ownerHeader } from '../../../../../lib/rules/page-owner.ts'

const password = 'kopi susu 88'

/** Signed-in customers with a saved address. They buy in turn. */
export interface Customers {
  next(): SaleBrowser
  /** Returns the id of the saved address. */
  addressOf(browser: SaleBrowser): number
}

async function signUp({ backendUrl, shopper }: OrderShop) {
  const headers: Record<string, string> = {}
  const browser = shopper(headers)
  const call = async <Data>(path: string, body?: object, token = ''): Promise<Data> => {
    const response = await fetch(`${backendUrl}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': browser.address,
        ...(token && { authorization: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()).data
  }
  const person = {
    name: recipient.name,
    email: `customer-${randomUUID()}@example.com`,
    password,
  }
  await call('auth/sign-up', { ...person, gender: 'FEMALE', password_conf: password })
  const { access_token } = await call<{ access_token: string }>('auth/sign-in', person)
  const address = {
    address_label: 'Home',
    recipient_name: recipient.name,
    recipient_phone: recipient.phone,
    recipient_zip: recipient.zip,
    ...place,
  }
  await call('user/address', address, access_token)
  const { user_addresses } = await call<{ user_addresses: { id: number }[] }>(
    'user/address',
    undefined,
    access_token,
  )
  const { status } = await browser.ask('/api/session/sign-in', { body: person })
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}`)
  // A customer's pages send this header.
  headers[ownerHeader] = JSON.parse((await browser.ask('/api/session')).text).data.owner
  return { browser, addressId: user_addresses[0]?.id ?? 0 }
}

/** Signs up a number of customers: more than buy concurrently, since the orders of one account wait for each other. */
export async function signUpCustomers(shop: OrderShop, count: number): Promise<Customers> {
  const customers: { browser: SaleBrowser; addressId: number }[] = []
  while (customers.length < count) customers.push(await signUp(shop))
  const addresses = new Map(customers.map(({ browser, addressId }) => [browser, addressId]))
  let turn = 0
  return {
    next() {
      const customer = customers[turn++ % customers.length]
      if (!customer) throw new RangeError('There are no customers')
      return customer.browser
    },
    addressOf: (browser) => addresses.get(browser) ?? 0,
  }
}
