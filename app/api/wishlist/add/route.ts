import type { NextRequest } from 'next/server'
import { handleWishlistForm } from '#lib/gateway/wishlist-form.ts'

export const POST = (request: NextRequest): Promise<Response> => handleWishlistForm(request, 'add')
