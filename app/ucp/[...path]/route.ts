import type { NextRequest } from 'next/server'
import { handleUcp } from '#lib/ucp/handle.ts'

async function handle(request: NextRequest, { params }: RouteContext<'/ucp/[...path]'>) {
  return handleUcp(request, (await params).path)
}

export const GET = handle
export const POST = handle
export const PUT = handle
export const PATCH = handle
export const DELETE = handle
