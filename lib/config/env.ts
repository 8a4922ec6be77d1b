import 'server-only'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

const schema = z
  .object({
    BACKEND_PORT: port.default(4000),
    API_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    PAYMENT_URL: z.url({ protocol: /^https?$/ }).optional(),
    BRAND_CODE: z.string().min(1).default('SANDANG'),
    SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
    PORT: port.default(3000),
    NODE_ENV: z.string().default('development'),
  })
  .transform((env) => {
    const backend = `http://localhost:${env.BACKEND_PORT}`
    return {
      /** Base address of the backend, without trailing slash. */
      apiBaseUrl: (env.API_BASE_URL ?? backend).replace(/\/$/, ''),
      /** Where the browser posts the payment form to. */
      paymentUrl: env.PAYMENT_URL ?? `${backend}/sandbox/payment`,
      /** Sent as Brand-Code with every backend call (decisions, Calls). */
      brandCode: env.BRAND_CODE,
      /** The shop's public address. */
      shopUrl: (env.SHOP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      /** Cookies go over TLS alone, except where the shop is served without it. */
      secureCookies: (env.SHOP_URL ?? '').startsWith('https:'),
    }
  })

/** The shop's settings, read once. Throws with every complaint at once when a variable is wrong. */
function readEnv() {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const complaints = parsed.error.issues.map(
    (issue) =>
      `${issue.path.join('.')}: ${issue.message} (got '${process.env[String(issue.path[0])]}')`,
  )
  throw new Error(`Bad configuration. ${complaints.join('; ')}`)
}

export const env = readEnv()
