import type { NextRequest } from 'next/server'
import { signOut } from '#lib/gateway/session-calls.ts'

export const POST = (request: NextRequest): Response => signOut(request)
