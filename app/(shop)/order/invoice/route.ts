import { connection } from 'next/server'
import { serve } from '#lib/gateway/serve.ts'

/** The invoice of the order that this browser has opened. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return serve(request)
}
