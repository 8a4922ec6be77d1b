import { createHash } from 'node:crypto'

/** The company's credentials at the provider. They never leave the backend. */
const user = 'example'
const password = process.env.PAYMENT_PASSWORD ?? 'only for this example'

export const shop = process.env.SHOP_URL || 'http://localhost:3000'

const hash = (name: string, text: string) => createHash(name).update(text).digest('hex')

export const sign = (...parts: string[]) =>
  hash('sha1', hash('md5', [user, password, ...parts].join('')))

/** Formats a time as 'YYYY-MM-DD HH:mm:ss' in WIB, which is UTC+7 all year. */
export const wib = (time: Date): string =>
  new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

interface Bill {
  trxRef: string
  total: number
  name: string
  email: string
  placedAt: Date
  heldMs: number
}

/** Returns the form that the browser posts to the provider. */
export const paymentForm = ({ trxRef, total, name, email, placedAt, heldMs }: Bill) => ({
  merchant_id: '10000',
  merchant_name: 'Example company',
  order_id: trxRef,
  order_reff: trxRef,
  bill_date: wib(placedAt),
  bill_expired: wib(new Date(placedAt.getTime() + heldMs)),
  bill_desc: 'Order of the example company',
  bill_total: String(total),
  return_url: `${shop}/payment/response`,
  custNo: '1',
  custName: name.slice(0, 128),
  custEmail: email.slice(0, 128),
  products: '',
  signature: sign(trxRef, String(total)),
})
export type Payment = ReturnType<typeof paymentForm>
