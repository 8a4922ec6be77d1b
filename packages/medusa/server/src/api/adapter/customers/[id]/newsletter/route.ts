import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { shoppersOf } from '../../../../../scope'
import { param, parse } from '../../../../input'

const body = z.object({
  source: z.string().nullish(),
  wording: z.string().nullish(),
  language: z.string().default('en'),
})

const find = async (request: MedusaRequest) => {
  const [consent] = await shoppersOf(request.scope).listNewsletterConsents({
    customer_id: param(request, 'id'),
    withdrawn_at: null,
  })
  return consent
}

const answer = async (request: MedusaRequest) => {
  const consent = await find(request)
  if (!consent) return { consent: null }
  const { given_at, source, wording, language } = consent
  return { consent: { given_at, source, wording, language } }
}

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json(await answer(request))
}

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const { source = null, wording = null, language } = parse(body, request.body)
  if (!(await find(request))) {
    await shoppersOf(request.scope).createNewsletterConsents({
      customer_id: param(request, 'id'),
      given_at: new Date(),
      source,
      wording,
      language,
    })
  }
  response.json(await answer(request))
}

/** Keeps the row, as proof that the customer had agreed. */
export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  const consent = await find(request)
  if (consent) {
    const withdrawn = { id: consent.id, withdrawn_at: new Date() }
    await shoppersOf(request.scope).updateNewsletterConsents(withdrawn)
  }
  response.json(await answer(request))
}
