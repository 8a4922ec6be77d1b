import type { CallData, EndpointKey } from '@etalase/contract/endpoints.ts'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import { unpaidOrderHours } from '@etalase/contract/rules/constants.ts'
import { type HandOff, handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import type { Client } from '#client.ts'
import type { Report } from '#report.ts'
import type { RuleName } from '#rules/rules.ts'

const trx = 'POST checkout-trx'

const hourMs = 3_600_000

/** The largest difference between the clocks of backend and suite. A wrong time zone differs by an hour or more. */
const toleranceMs = hourMs / 4

/** The path to which the provider returns a shopper (spec §2). */
const returnPath = '/payment/response'

/** The bills of a run. Each needs its own number and signature. */
const seenForms = new WeakMap<Report, PaymentForm[]>()

/** Checks that a WIB time is the current time. */
export function checkIsNow<Call extends EndpointKey>(
  client: Client,
  [call, rule]: readonly [Call, RuleName<Call>],
  wib: string,
): void {
  const minutes = Math.round((fromWib(wib).getTime() - Date.now()) / 60_000)
  const isNow = Math.abs(minutes) * 60_000 <= toleranceMs
  client.report.check(
    call,
    rule,
    isNow,
    `${wib} is ${minutes} minutes from now: is it WIB (UTC+7)?`,
  )
}

function checkReturnUrl({ report, shop }: Client, url: string): void {
  const address = URL.canParse(url) ? new URL(url) : null
  report.check(trx, 'return_url', address !== null, `is not an address: ${url}`)
  if (!address) return
  const isPage = address.pathname.endsWith(returnPath)
  report.check(trx, 'return_url', isPage, `${url} is not ${returnPath} of the shop`)
  if (!shop) {
    report.skip(trx, 'whether return_url is on the shop; pass its address with --shop')
    return
  }
  const isShop = address.origin === new URL(shop).origin
  report.check(trx, 'return_url', isShop, `expected an address of ${shop}, got ${url}`)
}

/** Checks the times, the field lengths and the return address of a form. */
function checkForm(client: Client, form: PaymentForm): void {
  const { report } = client
  const held = (fromWib(form.bill_expired).getTime() - fromWib(form.bill_date).getTime()) / hourMs
  const isHeld = held > 0 && held <= unpaidOrderHours
  report.check(trx, 'bill_expired', isHeld, `${held} hours after bill_date`)
  checkIsNow(client, [trx, 'bill_date'], form.bill_date)
  const isShort = form.order_id.length > 0 && form.order_id.length <= 32
  report.check(trx, 'order_id', isShort, 'must have 1 to 32 characters')
  report.check(trx, 'signature', form.signature.length > 0, 'is empty')
  const isWhole = /^\d{1,15}$/.test(form.bill_total)
  report.check(trx, 'bill_total', isWhole, `${form.bill_total} is not digits only`)
  checkReturnUrl(client, form.return_url)
}

/** Checks that each bill has its own number and signature. */
function checkIsOwn({ report }: Client, form: PaymentForm): void {
  const others = seenForms.get(report) ?? []
  seenForms.set(report, [...others, form])
  for (const name of ['order_id', 'signature'] as const) {
    const isOwn = !others.some((other) => other[name] === form[name])
    report.check(trx, name, isOwn, `${form[name]} is also that of another order`)
  }
}

/** Checks the total and the form or provider's page of an order. Returns its way to pay. */
export function checkBill(client: Client, placed: CallData<typeof trx>, expected: number): HandOff {
  const handOff = handOffOfPlaced(placed)
  const { total, way } = handOff
  const field = placed.payment_redirect ? 'grand_total' : 'bill_total'
  client.report.check(trx, field, total === expected, `expected ${expected}, got ${total}`)
  client.report.check(
    trx,
    'payment_redirect.url',
    way !== null,
    'is missing: the provider does not respond',
  )
  if (placed.payment_data) {
    checkForm(client, placed.payment_data)
    checkIsOwn(client, placed.payment_data)
  }
  return handOff
}

/** Sends an unsigned notification about a bill, which must not pay it. Returns false when the backend lacks the path. */
export async function sendForgedNotification(
  client: Client,
  { trxRef, total }: HandOff,
): Promise<boolean> {
  const [form] = (seenForms.get(client.report) ?? []).filter(({ order_id }) => order_id === trxRef)
  const status = await client.post('payment/notification', {
    trx_id: '1',
    merchant_id: form?.merchant_id ?? '',
    merchant: form?.merchant_name ?? '',
    bill_no: trxRef,
    bill_total: String(total),
    payment_reff: '1',
    payment_channel: 'BCA',
    payment_status_code: '2',
    payment_status_desc: 'Payment Success',
    signature: '0'.repeat(40),
  })
  if (status !== 404) return true
  client.report.skip(
    'POST checkout-payment',
    'a forged notification: the backend has no payment/notification',
  )
  return false
}
