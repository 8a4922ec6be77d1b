import type { NextRequest } from 'next/server'
import { handleNewsletterForm } from '#lib/gateway/newsletter-form.ts'

export const POST = (request: NextRequest): Promise<Response> => handleNewsletterForm(request)
