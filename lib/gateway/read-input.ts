import type { z } from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Largest request body, in bytes. */
export const bodyLimitBytes = 64 * 1024

const fieldOf = ({ path }: z.core.$ZodIssue) => path.join('.')

/** The error for a body that doesn't match the call's input; 400. */
export const invalidInput = (call: string, detail: string): ApiError =>
  new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT', detail })

/** The error for an oversized request; 413. */
export const tooLarge = (call: string): ApiError =>
  new ApiError({
    kind: 'refused',
    call,
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    shopperMessage: errorsMessages.tooLarge,
  })

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Whether a `Content-Type` is a plain form's. */
export const isFormType = (type: string): boolean => formTypes.some((one) => type.startsWith(one))

/** Whether a request is a plain form post, from a page without scripts. */
export const isFormPost = ({ headers }: Request): boolean =>
  isFormType(headers.get('content-type') ?? '')

/** Yields the chunks of a body. Throws ApiError `refused`, not a server error, when the client disconnects early. */
async function* chunksOf({ body }: Request, call: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch (error) {
    throw invalidInput(call, `the body broke off: ${error}`)
  }
}

/** Returns a request's body as text. Throws ApiError `refused`: 413 beyond 64 KiB, 400 when it breaks off. */
export async function readText(request: Request, call: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request, call)) {
    size += chunk.byteLength
    if (size > bodyLimitBytes) throw tooLarge(call)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses a JSON or form body. Throws ApiError `refused`: 400 for malformed JSON, 413 for a body too large. */
export async function readBody(request: Request, call: string): Promise<unknown> {
  const text = await readText(request, call)
  if (isFormPost(request)) return Object.fromEntries(new URLSearchParams(text))
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalidInput(call, 'malformed JSON')
  }
}

/** Parses a body that the shop's own code reads, by its schema. Throws ApiError `refused` (400). */
export function parseBody<Schema extends z.ZodType>(
  call: string,
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw invalidInput(call, `bad input: ${parsed.error.issues.map(fieldOf).join(', ')}`)
}

/** Returns a field of a parsed body as text; empty when it is missing or not text. */
export function fieldText(body: unknown, name: string): string {
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value : ''
}
