import { orderVariables, requireWholeWhatsapp, whatsappOf } from '@etalase/backend-kit/config.ts'
import type { OpenProvider } from '@etalase/backend-kit/payment/provider.ts'
import { providerOf, providers } from '@etalase/backend-kit/payment/providers.ts'
import { nonEmptyEnv, portSetting } from '@etalase/contract/rules/env-settings.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import type { TrustProxy } from '@etalase/contract/rules/network.ts'
import { z } from 'zod'

const url = (protocol: RegExp) => z.url({ protocol })
const withoutSlash = (address: string) => address.replace(/\/$/, '')
const web = url(/^https?$/).transform(withoutSlash)

const variables = z.object({
  ENGINE_URL: web,
  ENGINE_SECRET: z.string().min(16),
  ENGINE_ADMIN_KEY: z.string().startsWith('sk_'),
  ADAPTER_DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  DATA_DIR: z.string().default('.data/medusa-adapter'),
  BACKEND_HOST: z.string().default('localhost'),
  BACKEND_PORT: portSetting.default(4000),
  SHOP_URL: web.default('http://localhost:3000'),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  ...orderVariables,
  PAYMENT_PROVIDER: z.enum(providers.map(({ name }) => name)).default(providers[0].name),
  PAYMENT_URL: url(/^https?$/).optional(),
  ALLOW_DEMO: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})

type Values = z.output<typeof variables>

/** Whether the sandbox acts as the payment provider. */
const hasSandbox = ({ PAYMENT_PROVIDER, PAYMENT_URL }: Values) =>
  providerOf(PAYMENT_PROVIDER).hasSandbox && !PAYMENT_URL

/** A shop with TLS counts as a real one, unless ALLOW_DEMO marks it as a demo. */
const schema = variables.superRefine((values, context) => {
  requireWholeWhatsapp(values, context)
  const { SHOP_URL, ALLOW_DEMO } = values
  if (!hasSandbox(values) || !SHOP_URL.startsWith('https:') || ALLOW_DEMO === '1') return
  context.addIssue({
    code: 'custom',
    path: ['PAYMENT_URL'],
    message:
      'needed with an https SHOP_URL: in the embedded sandbox anybody can mark an order as paid. ALLOW_DEMO=1 starts a public demo without it',
  })
})

/** Maximum unpaid orders per device and buyer, and maximum pieces of any size that the unpaid orders of one network may hold. */
export interface UnpaidLimits {
  perDevice: number
  perEmail: number
  perAddress: number
}

export interface AdapterConfig {
  host: string
  port: number
  /** The engine's events carry the same secret. */
  engine: { url: string; secret: string; adminKey: string }
  /** Where the read model is: PostgreSQL, or PGlite in the folder. */
  databaseUrl: string | undefined
  dataDir: string
  shopUrl: string
  revalidateSecret: string | undefined
  openPayment: OpenProvider
  /** Whether the sandbox acts as the payment provider. */
  hasSandbox: boolean
  mail: { from: string; smtpUrl: string | undefined }
  /** Service that sends updates by WhatsApp; undefined without one. */
  whatsapp: { url: string; token: string } | undefined
  /** Hours to pay an order. */
  paymentHours: { customer: number; guest: number }
  /** Days after arrival within which an order can be returned. */
  returnDays: number
  /** The payment provider's minimum, in whole rupiah. */
  paymentMinimum: Rupiah
  unpaid: UnpaidLimits
  trustsProxy: TrustProxy
  logLevel: string
}

/** Reads the adapter's settings. Throws one error that lists every invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): AdapterConfig {
  const given = nonEmptyEnv(env)
  const parsed = schema.safeParse(given)
  const payment = providerOf(given.PAYMENT_PROVIDER).configure(given)
  if (!parsed.success || 'issues' in payment) {
    const issues = [...(parsed.error?.issues ?? []), ...('issues' in payment ? payment.issues : [])]
    throw new Error(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  }
  const values = parsed.data
  return {
    host: values.BACKEND_HOST,
    port: values.BACKEND_PORT,
    engine: {
      url: values.ENGINE_URL,
      secret: values.ENGINE_SECRET,
      adminKey: values.ENGINE_ADMIN_KEY,
    },
    databaseUrl: values.ADAPTER_DATABASE_URL,
    dataDir: values.DATA_DIR,
    shopUrl: values.SHOP_URL,
    revalidateSecret: values.REVALIDATE_SECRET,
    openPayment: payment.open,
    hasSandbox: hasSandbox(values),
    mail: { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL },
    whatsapp: whatsappOf(values),
    paymentHours: { customer: values.PAYMENT_HOURS, guest: values.GUEST_PAYMENT_HOURS },
    returnDays: values.RETURN_DAYS,
    paymentMinimum: rupiah(values.PAYMENT_MINIMUM),
    unpaid: {
      perDevice: values.UNPAID_PER_DEVICE,
      perEmail: values.UNPAID_PER_EMAIL,
      perAddress: values.UNPAID_PER_ADDRESS,
    },
    trustsProxy: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  }
}
