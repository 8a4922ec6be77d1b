import type { NextRequest } from 'next/server'
import { gateway } from '#lib/gateway/gateway.ts'

async function handle(
  request: NextRequest,
  { params }: RouteContext<'/api/[...path]'>,
): Promise<Response> {
  return gateway(request, (await params).path.join('/'))
}

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle
