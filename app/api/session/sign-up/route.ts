import type { NextRequest } from 'next/server'
import { takeSessionForm } from '#lib/gateway/session-calls.ts'

export const POST = (request: NextRequest): Promise<Response> => takeSessionForm(request, 'sign-up')
