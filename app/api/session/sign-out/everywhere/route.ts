import type { NextRequest } from 'next/server'
import { signOutEverywhere } from '#lib/gateway/session-handlers.ts'

export const POST = (request: NextRequest): Promise<Response> => signOutEverywhere(request)
