import type { NextRequest } from 'next/server'
import { signOut } from '#lib/gateway/session-handlers.ts'

export const POST = (request: NextRequest): Promise<Response> => signOut(request)
