import { randomUUID } from 'node:crypto'
import type { Availability, ShippingOption } from '@etalase/contract/checkout.ts'
import type { Order } from '@etalase/contract/order.ts'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { e2e } from '#e2e/settings.ts'
import { askBackend, shopsWith } from '#e2e/support/backend.ts'
import type { TestCustomer } from '#e2e/support/customer.ts'

interface OrderedPiece {
  id: number
  size: string
  qty: number
}

const aShirt: OrderedPiece = { id: 1035, size: 'M', qty: 1 }

async function tokenOf({ email, password }: TestCustomer): Promise<string> {
  const body = { email, password }
  return (await askBackend<{ access_token: string }>('auth/sign-in', body)).access_token
}

async function fillCart(pieces: readonly OrderedPiece[]) {
  const device = { local_device_id: randomUUID() }
  for (const { id, size, qty } of pieces) {
    await askBackend('cart', { ...device, product_detail_id: id, size, qty })
  }
  return device
}

/** Saves an address in Jakarta Selatan. Returns its id and sub-district. */
async function saveAddress(token: string) {
  const [province_id, city_id, subdistrict_id] = [31, 3174, 317_403]
  const form = {
    address_label: 'Home',
    recipient_name: 'Sari Dewi',
    recipient_phone: '081234567890',
    recipient_zip: '12790',
    address_street: 'Jl. Kemang Raya 12',
    ...{ province_id, city_id, subdistrict_id },
    address_notes: 'Blue gate',
  }
  await askBackend('user/address', form, token)
  const { user_addresses } = await askBackend<{ user_addresses: { id: number }[] }>(
    'user/address',
    undefined,
    token,
  )
  return { user_address_id: user_addresses[0]?.id, subdistrict_id }
}

/** Returns the delivery of a cart to a customer's new address. */
async function deliveryOf(device: object, token: string) {
  const { user_address_id, subdistrict_id } = await saveAddress(token)
  const { available_stores_online } = await askBackend<Availability>('checkout', device)
  const showroom_id = available_stores_online[0]?.id
  const tariffs = { ...device, subdistrict_id, showroom_id }
  const { couriers } = await askBackend<{ couriers: Record<string, ShippingOption[]> }>(
    'checkout-shipping',
    tariffs,
  )
  const tier = Object.values(couriers)
    .flat()
    .find(({ service }) => service === 'UDRREG')
  return {
    shipping_type: 'ONLINE_DELIVERY',
    ...{ showroom_id, user_address_id },
    shipping_courier: 'Kurir Nasional',
    shipping_service_name: tier?.service,
    shipping_service_desc: tier?.description,
    shipping_etd: tier?.etd,
    shipping_cost: tier?.tariff,
  }
}

async function pickupOf([first = aShirt]: readonly OrderedPiece[]) {
  const [store] = await shopsWith(first.id, first.size, first.qty)
  return { shipping_type: 'PICKUP_ON_STORE', showroom_id: store?.id }
}

interface Wanted {
  pieces?: OrderedPiece[]
  isPickup?: boolean
  promo_code?: string
}

/** Places an unpaid order as a customer. Returns it as the account reads it. */
export async function placeOrder(
  customer: TestCustomer,
  { pieces = [aShirt], isPickup = false, promo_code }: Wanted = {},
): Promise<Order> {
  const token = await tokenOf(customer)
  const device = await fillCart(pieces)
  const way = isPickup ? await pickupOf(pieces) : await deliveryOf(device, token)
  const body = { ...device, ...way, promo_code }
  const { payment_data } = await askBackend<{ payment_data: PaymentForm }>(
    'checkout-trx',
    body,
    token,
  )
  const orders = await askBackend<{ user_orders: Order[] }>('user/orders', undefined, token)
  const placed = orders.user_orders.find(({ trx_ref }) => trx_ref === payment_data.order_id)
  if (!placed) throw new Error('The order is not among the customer’s')
  return placed
}

/** Pays an order by OVO, through the provider's notification. */
export async function payOrder({ trx_ref }: Pick<Order, 'trx_ref'>): Promise<void> {
  await fetch(`${e2e.backendUrl}/payment/notification`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      trx_id: 'T1',
      merchant_id: '31999',
      bill_no: trx_ref,
      payment_channel: '812',
      payment_status_code: '2',
      signature: signStatus(e2e.paymentAccount, trx_ref, '2'),
    }),
  })
}
