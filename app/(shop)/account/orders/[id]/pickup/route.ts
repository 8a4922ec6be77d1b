import type { NextRequest } from 'next/server'
import { respondWithSlip } from '#lib/gateway/pickup-slip.ts'

/** The pickup code of one of the customer's orders. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/account/orders/[id]/pickup'>,
): Promise<Response> {
  return respondWithSlip(request, (await params).id)
}
