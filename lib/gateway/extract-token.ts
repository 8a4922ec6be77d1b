import { z } from 'zod'

const withToken = z.looseObject({ access_token: z.string().min(1) })

/** An answer in two parts: what the browser gets, and the token, which it must not see. */
export function extractToken(answer: unknown): { data: unknown; token: string | null } {
  const found = withToken.safeParse(answer)
  if (!found.success) return { data: answer, token: null }
  const { access_token, ...data } = found.data
  return { data, token: access_token }
}
