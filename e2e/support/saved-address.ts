import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import type { TestCustomer } from '#e2e/support/customer.ts'

const home = {
  address_label: 'Home',
  recipient_name: 'Sari Dewi',
  recipient_phone: '081234567890',
  recipient_zip: '12730',
  address_street: 'Jl. Melati 5',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317403,
}

async function ask<Data>(call: string, token: string, body?: object): Promise<Data> {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${e2e.backendUrl}/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Authorization-Type': 'USER',
      ...(token ? { Authorization: token } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status).toBe(200)
  const { data } = await response.json()
  return data
}

/** Opens a customer session separate from the browser's. Returns its token. */
async function sessionOf({ email, password }: TestCustomer): Promise<string> {
  const signIn = { email, password }
  return (await ask<{ access_token: string }>('POST auth/sign-in', '', signIn)).access_token
}

/** Saves a customer's address, in South Jakarta by default. */
export async function saveAddress(customer: TestCustomer, given: object = {}): Promise<void> {
  await ask('POST user/address', await sessionOf(customer), { ...home, ...given })
}

/** Returns a customer's orders in the account. */
export async function ordersOf(customer: TestCustomer): Promise<object[]> {
  const call = 'GET user/orders'
  return (await ask<{ user_orders: object[] }>(call, await sessionOf(customer))).user_orders
}
