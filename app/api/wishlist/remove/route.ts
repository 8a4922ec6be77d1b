import type { NextRequest } from 'next/server'
import { takeWish } from '#lib/gateway/wishlist.ts'

export const POST = (request: NextRequest): Promise<Response> => takeWish(request, 'remove')
