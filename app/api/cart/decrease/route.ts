import type { NextRequest } from 'next/server'
import { handleCartForm } from '#lib/gateway/cart-form.ts'

export const POST = (request: NextRequest): Promise<Response> => handleCartForm(request, 'decrease')
