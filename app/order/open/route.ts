import type { NextRequest } from 'next/server'
import { openMailedLink } from '#lib/gateway/opened-order.ts'

/** The link in a mail about an order. */
export const GET = (request: NextRequest): Promise<Response> => openMailedLink(request)
