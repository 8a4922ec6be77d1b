import { ApiError } from '#lib/api/api-error.ts'
import type { RawInput } from '#lib/contract/endpoints.ts'
import type { Match } from '#lib/gateway/match.ts'

const bodyLimitBytes = 64 * 1024

const invalid = (call: string, status: number, detail: string) =>
  new ApiError({
    kind: 'refused',
    call,
    status,
    code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID_INPUT',
    detail,
  })

/** Whether a request is a plain form post, from a page without scripts. */
export function isFormPost(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}

/** A request's body as text. Throws ApiError `refused` with 413 beyond 64 KiB. */
export async function readText(request: Request, call: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimitBytes) throw invalid(call, 413, 'body too large')
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
    throw invalid(call, 400, 'malformed JSON')
  }
}

/** A field of a parsed body as text; empty when it is missing or no text. */
export function fieldText(body: unknown, name: string): string {
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value : ''
}

/** Query and body of a request, parsed by the contract. Throws ApiError `refused` for bad input. */
export async function readInput(request: Request, { call, endpoint }: Match): Promise<RawInput> {
  const source =
    request.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await readBody(request, call)
  const schema = request.method === 'GET' ? endpoint.query : endpoint.body
  if (!schema) return {}
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw invalid(call, 400, `bad input: ${fields}`)
  }
  return request.method === 'GET' ? { query: parsed.data } : { body: parsed.data }
}
