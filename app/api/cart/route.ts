import type { NextRequest } from 'next/server'
import { handleCartForm } from '#lib/gateway/cart-form.ts'
import { gateway } from '#lib/gateway/gateway.ts'
import { isFormPost } from '#lib/gateway/read-input.ts'

/** The cart's own call: as JSON through the gateway, as a plain form answered by the cart's page. */
export const POST = (request: NextRequest): Promise<Response> =>
  isFormPost(request) ? handleCartForm(request, 'add') : gateway(request, 'cart')

const throughGateway = (request: NextRequest): Promise<Response> => gateway(request, 'cart')

export const GET = throughGateway
export const PUT = throughGateway
export const DELETE = throughGateway
export const PATCH = throughGateway
