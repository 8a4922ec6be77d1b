import type { NextRequest } from 'next/server'
import { respondWithOpenedSlip } from '#lib/gateway/pickup-slip.ts'

/** The pickup code of the order that this browser has opened. */
export const GET = (request: NextRequest): Promise<Response> => respondWithOpenedSlip(request)
