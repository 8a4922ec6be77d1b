import type { NextRequest } from 'next/server'
import { handlePasskey } from '#lib/gateway/passkey-session.ts'

export const POST = (request: NextRequest): Promise<Response> => handlePasskey(request)
