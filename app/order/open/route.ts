import { connection } from 'next/server'
import { serve } from '#lib/gateway/serve.ts'

/** Handles the link in a mail about an order. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return serve(request)
}
