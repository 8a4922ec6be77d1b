import { brand } from '@etalase/brand/company.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { z } from 'zod'
import { answeredBody, askProvider } from '#http/ask-provider.ts'
import { printableText } from '#http/printable-text.ts'
import { basicAuthorization } from '#payment/basic-authorization.ts'
import { creditPhone } from '#payment/credit-phone.ts'
import type { MidtransAccount } from '#payment/midtrans/account.ts'
import type { OwnReturns } from '#payment/own-return.ts'
import type { Bill } from '#payment/provider.ts'

/** Order numbers per bill; each lost response uses one up while the order is open. */
const maxAttempts = 9

/** Returns an attempt's order number. Midtrans accepts a number once, so a page whose response was lost needs another. */
const orderIdOf = (trxRef: string, attempt: number) =>
  attempt === 1 ? trxRef : `${trxRef}-${attempt}`

/** Returns the bill of one of our order numbers; undefined for other numbers. */
export const billOfOrderId = (orderId: string): string | undefined =>
  /^([0-9a-f]{32})(?:-[2-9])?$/.exec(orderId)?.[1]

const createdTransaction = z.object({
  token: z.string().min(1),
  redirect_url: z.url({ protocol: /^https$/ }),
})

const refused = z.object({ error_messages: z.array(z.string()) })

const isTaken = (error: unknown) => {
  const { data } = refused.safeParse(answeredBody(error))
  return (
    data?.error_messages.some((text) => text.includes('order_id has already been taken')) ?? false
  )
}

const minuteMs = 60_000

/** Builds the request for a Snap page (docs/payments.md), with one line for the total, since lines must add up to it. */
function chargeOf(bill: Bill, { channels }: MidtransAccount, returns: OwnReturns) {
  const { total, placedAt, dueAt } = bill
  const finish = returns.address(bill.trxRef, 'done')
  const phone = creditPhone(bill, channels)
  return {
    item_details: [
      {
        id: bill.number,
        price: total,
        quantity: 1,
        name: printableText(`${brand.name} ${bill.number}`, 50),
      },
    ],
    customer_details: {
      // BCA accepts 30 characters.
      first_name: printableText(bill.customerName, 30) || bill.number,
      // Permata and Indomaret accept only lower case.
      email: bill.customerEmail.toLowerCase(),
      ...(phone && { phone }),
    },
    enabled_payments: [...new Set(channels.map(({ enabledAs }) => enabledAs))],
    credit_card: { secure: true },
    callbacks: { finish, error: returns.address(bill.trxRef, 'fail') },
    gopay: { enable_callback: true, callback_url: finish },
    shopeepay: { callback_url: finish },
    dana: { callback_url: finish },
    // Applies to the page and its channels, except those with a fixed expiry.
    expiry: {
      start_time: `${toWib(placedAt)} +0700`,
      unit: 'minutes',
      duration: Math.floor((dueAt.getTime() - placedAt.getTime()) / minuteMs),
    },
  }
}

/**
 * Requests a bill's page. A taken number means that its response was lost, so no shopper has seen that page; it then tries the next number.
 * Throws when there is none.
 */
export async function createTransaction(
  account: MidtransAccount,
  returns: OwnReturns,
  bill: Bill,
): Promise<string> {
  const charge = chargeOf(bill, account, returns)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const transaction_details = {
        order_id: orderIdOf(bill.trxRef, attempt),
        gross_amount: bill.total,
      }
      const { redirect_url } = await askProvider(
        `${account.hosts.snap}/snap/v1/transactions`,
        createdTransaction,
        {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            Authorization: basicAuthorization(account.serverKey),
            'Content-Type': 'application/json',
          },
          body: JSON.stringify({ transaction_details, ...charge }),
        },
      )
      return redirect_url
    } catch (error) {
      if (attempt === maxAttempts || !isTaken(error)) throw error
    }
  }
}
