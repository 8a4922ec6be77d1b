import type { NextRequest } from 'next/server'
import { tellSession } from '#lib/gateway/session-calls.ts'

export const GET = (request: NextRequest): Promise<Response> => tellSession(request)
