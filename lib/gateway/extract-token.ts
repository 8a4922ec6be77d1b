import { z } from 'zod'

const token = z.string().min(1).nullish()

const withTokens = z.looseObject({
  access_token: token,
  device_token: token,
  order_token: token,
})

export interface Extracted {
  /** The data for the browser. */
  data: unknown
  /** The access token. */
  token: string | null
  deviceToken: string | undefined
  orderToken: string | undefined
}

/** Splits a response of the backend into the data for the browser and the tokens, which the browser must not get. */
export function extractToken(response: unknown): Extracted {
  const parsed = withTokens.safeParse(response)
  if (!parsed.success)
    return { data: response, token: null, deviceToken: undefined, orderToken: undefined }
  const { access_token, device_token, order_token, ...data } = parsed.data
  return {
    data,
    token: access_token ?? null,
    deviceToken: device_token ?? undefined,
    orderToken: order_token ?? undefined,
  }
}
