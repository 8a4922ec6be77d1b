import { randomUUID } from 'node:crypto'
import { signStatus } from '@etalase/contract/payment-signature.ts'

const paymentPassword = 'a-password-only-for-the-flood'
const staffToken = 'a-token-of-the-staff-only-for-the-flood'
const password = 'kopi susu 88'

/** Settings of a shop where customers sign in, and whose orders this file pays and delivers. */
export const buyerSettings = {
  PAYMENT_PASSWORD: paymentPassword,
  SESSION_PASSWORD: 'a-session-password-only-for-the-flood',
  STAFF_TOKEN: staffToken,
}

/** Addresses of a shop and its backend. */
export interface Addresses {
  shopUrl: string
  backendUrl: string
}

interface Customer {
  email: string
  /** The shop's cookies. */
  cookie: string
}

async function post<Data>(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const answer: { data: Data } = await response.json()
  return { data: answer.data, response }
}

export const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Signs up a customer without orders. */
export async function aCustomer({ shopUrl, backendUrl }: Addresses): Promise<Customer> {
  const email = `flood-${randomUUID().slice(0, 8)}@example.com`
  const person = { name: 'Sari Dewi', email, gender: 'FEMALE' }
  await post(`${backendUrl}/auth/sign-up`, { ...person, password, password_conf: password })
  const session = { email, password }
  const headers = { origin: shopUrl }
  const { response } = await post(`${shopUrl}/api/session/sign-in`, session, headers)
  return { email, cookie: cookiesOf(response) }
}

const shirt = { product_detail_id: 1035, size: 'M', qty: 1 }

/** Places an order and brings it to delivered. Returns its id. */
export async function anArrivedOrder(
  { backendUrl }: Addresses,
  { email }: Customer,
): Promise<number> {
  const ask = <Data>(path: string, body: object, authorization?: string) =>
    post<Data>(`${backendUrl}/${path}`, body, authorization ? { authorization } : {})
  const signIn = await ask<{ access_token: string }>('auth/sign-in', { email, password })
  const token = signIn.data.access_token
  const device = { local_device_id: randomUUID() }
  await ask('cart', { ...device, ...shirt })
  const stock = await ask<{ showrooms: { id: number }[] }>('check-stock-location', shirt)
  const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: stock.data.showrooms[0]?.id }
  const placed = await ask<{ payment_data: { order_id: string } }>(
    'checkout-trx',
    { ...device, ...pickup },
    token,
  )
  const order = placed.data.payment_data.order_id
  const account = { user: 'bot31999', password: paymentPassword }
  await fetch(`${backendUrl}/payment/notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      trx_id: 'T1',
      merchant_id: '31999',
      bill_no: order,
      payment_channel: '812',
      payment_status_code: '2',
      signature: signStatus(account, order, '2'),
    }),
  })
  for (const step of ['ready', 'complete'])
    await ask('staff/order-step', { order, step }, `Bearer ${staffToken}`)
  const answer = await fetch(`${backendUrl}/user/orders`, { headers: { authorization: token } })
  const { data }: { data: { user_orders: { id: number }[] } } = await answer.json()
  const [first] = data.user_orders
  if (!first) throw new Error('The order is not among the customer’s.')
  return first.id
}
