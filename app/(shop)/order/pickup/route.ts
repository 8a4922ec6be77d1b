import type { NextRequest } from 'next/server'
import { respondWithOpenedVoucher } from '#lib/gateway/pickup-voucher.ts'

/** The pickup code of the order that this browser has opened. */
export const GET = (request: NextRequest): Promise<Response> => respondWithOpenedVoucher(request)
