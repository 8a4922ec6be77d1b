import type { NextRequest } from 'next/server'
import { takeCartForm } from '#lib/gateway/cart-form.ts'

export const POST = (request: NextRequest): Promise<Response> => takeCartForm(request, 'decrease')
