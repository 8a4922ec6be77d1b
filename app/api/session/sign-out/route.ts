import type { NextRequest } from 'next/server'
import { signOut } from '#lib/gateway/session-handlers.ts'

export const POST = (request: NextRequest): Response => signOut(request)
