import 'server-only'
import type { NextRequest } from 'next/server'
import { methodNotAllowed } from '#lib/gateway/failure-response.ts'
import { gateway } from '#lib/gateway/gateway.ts'
import { type FormRoute, postedForms } from '#lib/gateway/posted-forms.ts'
import { currentRequestId } from '#lib/log/request-context.ts'

interface FormContext {
  params: Promise<{ form: string }>
}

/**
 * The handler of a route with `[form]`. Each of its forms takes POST alone and responds to other methods with 405; any
 * other name goes to the gateway, which responds with 404.
 */
export const formRoute =
  (route: FormRoute) =>
  async (request: NextRequest, { params }: FormContext): Promise<Response> => {
    const { form } = await params
    const forms = postedForms[route]
    const handle = Object.hasOwn(forms, form) ? forms[form] : undefined
    if (!handle) return gateway(request, route.replace('/api/', '').replace('[form]', form))
    return request.method === 'POST'
      ? handle(request)
      : methodNotAllowed(['POST'], currentRequestId())
  }
