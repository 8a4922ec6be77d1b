import { z } from 'zod'

const withToken = z.looseObject({ access_token: z.string().min(1) })

/** Splits a response of the backend into the data for the browser and the token, which the browser must not get. */
export function extractToken(response: unknown): { data: unknown; token: string | null } {
  const parsed = withToken.safeParse(response)
  if (!parsed.success) return { data: response, token: null }
  const { access_token, ...data } = parsed.data
  return { data, token: access_token }
}
