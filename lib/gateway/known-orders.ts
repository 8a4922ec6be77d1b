import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { checkoutEndpoints } from '#lib/contract/checkout.ts'
import { orderNumber } from '#lib/rules/codes.ts'
import { handOffOfPlaced } from '#lib/rules/payment/hand-off.ts'
import { keepKnown, orderName, readKnown } from '#lib/session/known-cookie.ts'

/** Keeps in the browser that it knows an order, by its number and by a token of the backend. */
export const keepKnownOrder = (
  request: NextRequest,
  response: NextResponse,
  { number, token }: { number: string; token: string | undefined },
): Promise<void> =>
  keepKnown({ from: request.cookies, to: response.cookies }, { name: orderName(number), token })

/** The same for the order that was placed, by the answer to `checkout-trx`. */
export async function keepPlacedOrder(
  request: NextRequest,
  response: NextResponse,
  data: unknown,
  token: string | undefined,
): Promise<void> {
  const { trxRef } = handOffOfPlaced(checkoutEndpoints['POST checkout-trx'].data.parse(data))
  await keepKnownOrder(request, response, { number: orderNumber(trxRef), token })
}

/** The same for an order that was opened by a link, unless the browser knows it already. */
export async function keepOpenedOrder(
  request: NextRequest,
  response: NextResponse,
  { trxRef, token }: { trxRef: string; token: string },
): Promise<void> {
  const number = orderNumber(trxRef)
  if ((await readKnown(request.cookies, orderName(number)))?.token) return
  await keepKnownOrder(request, response, { number, token })
}
