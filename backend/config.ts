import { z } from 'zod'
import { nonEmptyEnv } from '#lib/rules/non-empty-env.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const url = (protocol: RegExp) => z.url({ protocol })

const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  SHOP_URL: url(/^https?$/).optional(),
  PAYMENT_MERCHANT_ID: z
    .string()
    .regex(/^\d{5}$/)
    .default('31999'),
  PAYMENT_USER: z.string().min(1).default('bot31999'),
  PAYMENT_PASSWORD: z.string().min(8).optional(),
  PAYMENT_URL: url(/^https?$/).optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().default('Sandang Nusa <halo@sandangnusa.example>'),
  DEMO_FULFILMENT_SECONDS: z.coerce.number().min(1).max(86_400).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})

export interface Config {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The shop's public base URL, without trailing slash. */
  shopUrl: string
  payment: { merchantId: string; user: string; password: string | undefined }
  /** Whether the payment provider is our own sandbox: PAYMENT_URL is not set. */
  hasSandbox: boolean
  mail: { from: string; smtpUrl: string | undefined }
  /** Seconds between the steps of a paid order in the demo; undefined for the usual hours. */
  demoFulfilmentSeconds: number | undefined
  logLevel: string
}

/** The backend's settings. Throws one error that lists every invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = schema.safeParse(nonEmptyEnv(env))
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    )
    throw new Error(complaints.join('; '))
  }
  const values = parsed.data
  return {
    host: values.BACKEND_HOST,
    port: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    shopUrl: (values.SHOP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    payment: {
      merchantId: values.PAYMENT_MERCHANT_ID,
      user: values.PAYMENT_USER,
      password: values.PAYMENT_PASSWORD,
    },
    hasSandbox: values.PAYMENT_URL === undefined,
    mail: { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL },
    demoFulfilmentSeconds: values.DEMO_FULFILMENT_SECONDS,
    logLevel: values.LOG_LEVEL,
  }
}
