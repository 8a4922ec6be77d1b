import type { NextRequest } from 'next/server'
import { handleSessionForm } from '#lib/gateway/session-handlers.ts'

export const POST = (request: NextRequest): Promise<Response> =>
  handleSessionForm(request, 'forgot-password')
