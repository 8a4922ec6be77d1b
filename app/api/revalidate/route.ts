import { connection, type NextRequest } from 'next/server'
import { env } from '#lib/config/env.ts'
import { revalidate } from '#lib/gateway/revalidate.ts'

/** The secret is a setting of the running shop, not of its build. */
async function handle(request: NextRequest): Promise<Response> {
  await connection()
  return revalidate(request, env.revalidateSecret)
}

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle
