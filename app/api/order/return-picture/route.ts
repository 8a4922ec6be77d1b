import type { NextRequest } from 'next/server'
import { respondWithReturnPicture } from '#lib/gateway/return-picture.ts'

/** A picture of a request to return an order, for its buyer alone. */
export const GET = (request: NextRequest): Promise<Response> => respondWithReturnPicture(request)
