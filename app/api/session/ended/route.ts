import type { NextRequest } from 'next/server'
import { endSession } from '#lib/gateway/session-handlers.ts'

export const GET = (request: NextRequest): Promise<Response> => endSession(request)
