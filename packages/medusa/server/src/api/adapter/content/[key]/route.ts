import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readDocument, writeDocument } from '../../../../content'
import { withShopPictures } from '../../../../pictures'
import { notFound } from '../../../../refusal'
import { param, parse } from '../../../input'

const query = z.object({ language: z.string().default('en') })
const body = z.object({ data: z.unknown() })

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const { language } = parse(query, request.query)
  const document = await readDocument(request.scope, param(request, 'key'), language)
  if (!document) throw notFound()
  response.type('json').send(withShopPictures(JSON.stringify(document)))
}

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const { language } = parse(query, request.query)
  const { data } = parse(body, request.body)
  response.json(await writeDocument(request.scope, { key: param(request, 'key'), language, data }))
}
