import { failureEnvelope, unwrap } from '@etalase/contract/envelope.ts'
import type { z } from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import { lostAnswer, retryAfterOf } from '#lib/api/failure.ts'
import { readAnswer } from '#lib/api/read-answer.ts'

const fieldErrors = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ')

async function readJson(response: Response, call: string): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (Object(error).name !== 'SyntaxError') throw lostAnswer(call, error)
    throw new ApiError({
      kind: 'badResponse',
      call,
      status: response.status,
      statusText: response.statusText,
      detail: 'no JSON',
    })
  }
}

function refusal(response: Response, body: unknown, call: string): ApiError {
  const parsed = failureEnvelope.safeParse(body)
  return new ApiError({
    kind: 'refused',
    call,
    status: response.status,
    statusText: response.statusText,
    code: parsed.data?.error.code,
    shopperMessage: parsed.data?.error.message || undefined,
    retryAfterSeconds: retryAfterOf(response),
  })
}

/**
 * Parses a backend response, dropping records and fields that violate the contract. Throws ApiError: `refused` for an error status,
 * `badResponse` with call and field for a response that is useless without the broken parts, `timeout` or `network` for a truncated
 * one.
 */
export async function parseResponse(
  response: Response,
  schema: z.ZodType,
  call: string,
): Promise<unknown> {
  if (!response.ok) {
    throw refusal(response, await readJson(response, call).catch(() => undefined), call)
  }
  const parsed = readAnswer(schema, unwrap(await readJson(response, call)), call)
  if (parsed.success) return parsed.data
  throw new ApiError({
    kind: 'badResponse',
    call,
    status: response.status,
    detail: fieldErrors(parsed.error),
  })
}
