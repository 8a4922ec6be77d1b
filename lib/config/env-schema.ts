import { z } from 'zod'
import { nonEmptyEnv } from '#lib/rules/non-empty-env.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const httpUrl = z.url({ protocol: /^https?$/ })

/** Shortest password that a session may be sealed with; iron-session refuses shorter ones. */
const minSessionPassword = 32

const sessionPasswords = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((passwords) => passwords.every((password) => password.length >= minSessionPassword), {
    error: `each password needs at least ${minSessionPassword} characters`,
  })

const schema = z
  .object({
    PORT: port.default(3000),
    BACKEND_PORT: port.default(4000),
    API_BASE_URL: httpUrl.optional(),
    PAYMENT_URL: httpUrl.optional(),
    SHOP_URL: httpUrl.optional(),
    MEDIA_ORIGINS: z.string().default(''),
    SHOP_KIT: z.enum(['0', '1']).default('0'),
    SESSION_PASSWORD: sessionPasswords,
    BRAND_CODE: z.string().min(1).default('SANDANG'),
    REVALIDATE_SECRET: z.string().min(16).optional(),
  })
  .transform((env) => {
    const backend = `http://localhost:${env.BACKEND_PORT}`
    return {
      port: env.PORT,
      /** Base address of the backend, without trailing slash. */
      apiBaseUrl: (env.API_BASE_URL ?? backend).replace(/\/$/, ''),
      /** Where the browser posts the payment form to. */
      paymentUrl: env.PAYMENT_URL ?? `${backend}/sandbox/payment`,
      /** Origins of pictures that the backend keeps elsewhere, for build and policy. */
      mediaOrigins: env.MEDIA_ORIGINS.split(/[\s,]+/).filter(Boolean),
      /** What sessions are sealed with: the first seals, all open. None in a build, which knows no secrets. */
      sessionPasswords: env.SESSION_PASSWORD,
      /** Whether the build has the page of all components, /kit. */
      hasKit: env.SHOP_KIT === '1',
      /** Sent as Brand-Code with every backend call (decisions, Calls). */
      brandCode: env.BRAND_CODE,
      /** What a backend proves itself with when it tells of changes; without it, nobody can. */
      revalidateSecret: env.REVALIDATE_SECRET,
      /** The shop's public address; part of its pages, and so of the build. */
      shopUrl: env.SHOP_URL ?? `http://localhost:${env.PORT}`,
      /** Cookies go over TLS alone, except where the shop is served without it. */
      secureCookies: (env.SHOP_URL ?? '').startsWith('https:'),
    }
  })

export type ShopEnv = z.output<typeof schema>

/** The shop's settings. Throws with every complaint at once when a variable is wrong. */
export function readShopEnv(variables: Readonly<Record<string, string | undefined>>): ShopEnv {
  const parsed = schema.safeParse(nonEmptyEnv(variables))
  if (parsed.success) return parsed.data
  const complaints = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(complaints.join('; '))
}
