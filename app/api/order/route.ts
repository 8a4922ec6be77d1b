import type { NextRequest } from 'next/server'
import { respondWithOrder } from '#lib/gateway/opened-order.ts'

export const GET = (request: NextRequest): Promise<Response> => respondWithOrder(request)
