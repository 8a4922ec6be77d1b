import type { NextRequest } from 'next/server'
import { confirmEmail } from '#lib/gateway/confirm-email.ts'

export const POST = (request: NextRequest): Promise<Response> => confirmEmail(request)
