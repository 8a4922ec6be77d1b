import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readDocument, writeDocument } from '../../../../content'
import { parse } from '../../../input'

const key = 'home'
const query = z.object({ language: z.string().default('en') })
const body = z.object({ data: z.record(z.string(), z.unknown()) })

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  const { language } = parse(query, request.query)
  const document = await readDocument(request.scope, key, language)
  // A company that has written nothing yet starts with an empty page.
  response.json(document ?? { data: {} })
}

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { language } = parse(query, request.query)
  const { data } = parse(body, request.body)
  response.json(await writeDocument(request.scope, { key, language, data }))
}
