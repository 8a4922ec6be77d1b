import { connection } from 'next/server'
import { serve } from '#lib/gateway/serve.ts'

/** Responds with the invoice of the order opened in this browser. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return serve(request)
}
