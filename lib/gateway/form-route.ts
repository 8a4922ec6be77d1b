import 'server-only'
import type { NextRequest } from 'next/server'
import { methodNotAllowed } from '#lib/gateway/failure-response.ts'
import { gateway } from '#lib/gateway/gateway.ts'
import { currentRequestId } from '#lib/log/request-context.ts'

interface FormContext {
  params: Promise<{ form: string }>
}

/**
 * The handler of a route `api/<folder>/[form]`. Each of the forms takes POST alone and responds to other
 * methods with 405; any other name goes to the gateway, which responds with 404.
 */
export const formRoute =
  <Form extends string>(
    folder: string,
    forms: readonly Form[],
    handleForm: (request: NextRequest, form: Form) => Promise<Response>,
  ) =>
  async (request: NextRequest, { params }: FormContext): Promise<Response> => {
    const { form: name } = await params
    const form = forms.find((known) => known === name)
    if (!form) return gateway(request, `${folder}/${name}`)
    return request.method === 'POST'
      ? handleForm(request, form)
      : methodNotAllowed(['POST'], currentRequestId())
  }
