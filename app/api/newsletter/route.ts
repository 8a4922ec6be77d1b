import type { NextRequest } from 'next/server'
import { takeNewsletterBox } from '#lib/gateway/newsletter.ts'

export const POST = (request: NextRequest): Promise<Response> => takeNewsletterBox(request)
