import type { NextRequest } from 'next/server'
import { respondWithSession } from '#lib/gateway/session-handlers.ts'

export const GET = (request: NextRequest): Promise<Response> => respondWithSession(request)
