import type { NextRequest } from 'next/server'
import { respondWithVoucher } from '#lib/gateway/pickup-voucher.ts'

/** The pickup code of one of the customer's orders. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/account/orders/[id]/pickup'>,
): Promise<Response> {
  return respondWithVoucher(request, (await params).id)
}
