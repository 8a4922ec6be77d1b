import type { NextRequest } from 'next/server'
import { downloadAccountData } from '#lib/gateway/account-data.ts'

export const GET = (request: NextRequest): Promise<Response> => downloadAccountData(request)
