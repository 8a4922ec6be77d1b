import { brand } from '@etalase/brand/company.ts'
import { returnDays, unpaidOrderHours } from '@etalase/contract/rules/constants.ts'
import {
  decimalSetting,
  nonEmptyEnv,
  portSetting,
  wholeSetting,
} from '@etalase/contract/rules/env-settings.ts'
import { type Rupiah, rupiah } from '@etalase/contract/rules/money.ts'
import { type TrustProxy, trustedProxies } from '@etalase/contract/rules/network.ts'
import { z } from 'zod'
import { type CashRules, cashRules, cashVariables } from '#cash/cash-settings.ts'
import type { OpenProvider } from '#payment/provider.ts'
import { providerOf, providers } from '#payment/providers.ts'
import { shippers } from '#shipping/shippers.ts'
import type { OpenShipping } from '#shipping/shipping.ts'

const url = (protocol: RegExp) => z.url({ protocol })
const withoutSlash = (address: string) => address.replace(/\/$/, '')

/** Hours until an unpaid order expires; long enough to complete a payment at the provider. */
const paymentHours = decimalSetting(0.25, unpaidOrderHours)
/** Comma-separated shop URLs, without trailing slashes. */
const shopUrls = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      url(/^https?$/).refine(
        (one) => !/^https?:\/\/[^/]*@/.test(one),
        'must have no user name and password',
      ),
    ),
  )
  .transform((urls) => urls.map(withoutSlash))

const orderLimit = wholeSetting(1, 1_000_000)

/** Settings of orders, mails and updates, shared with a backend in front of another engine. */
export const orderVariables = {
  PAYMENT_MINIMUM: wholeSetting(1, 1_000_000).default(1),
  PAYMENT_HOURS: paymentHours.default(unpaidOrderHours),
  GUEST_PAYMENT_HOURS: paymentHours.default(3),
  UNPAID_PER_DEVICE: orderLimit.default(5),
  UNPAID_PER_EMAIL: orderLimit.default(5),
  UNPAID_PER_ADDRESS: orderLimit.default(30),
  RETURN_DAYS: wholeSetting(returnDays, 365).default(returnDays),
  TRUSTED_PROXIES: trustedProxies,
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.email}>`),
  WHATSAPP_URL: url(/^https$/).optional(),
  WHATSAPP_TOKEN: z.string().min(16).optional(),
}

const variables = z.object({
  PORT: portSetting.default(3000),
  BACKEND_PORT: portSetting.default(4000),
  BACKEND_HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  SHOP_URL: url(/^https?$/).optional(),
  PAYMENT_PROVIDER: z.enum(providers.map(({ name }) => name)).default(providers[0].name),
  PAYMENT_URL: url(/^https?$/).optional(),
  COURIER_PROVIDER: z.enum(shippers.map(({ name }) => name)).default(shippers[0].name),
  ...cashVariables,
  ...orderVariables,
  SIMULATE_FULFILMENT: z.enum(['0', '1']).optional(),
  DEMO_FULFILMENT_SECONDS: decimalSetting(1, 86_400).optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  REVALIDATE_URLS: shopUrls.optional(),
  STAFF_TOKEN: z.string().min(32).optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  ALLOW_DEMO: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})

/** Names of all settings except the provider's account settings. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

type Variables = z.infer<typeof variables>

const shipperOf = (name: string | undefined) =>
  shippers.find((shipper) => shipper.name === name) ?? shippers[0]

type WhatsappVariables = Pick<Variables, 'WHATSAPP_URL' | 'WHATSAPP_TOKEN'>

/** The WhatsApp provider for updates, or undefined if not configured. */
export const whatsappOf = ({ WHATSAPP_URL: url, WHATSAPP_TOKEN: token }: WhatsappVariables) =>
  url && token ? { url, token } : undefined

/** Adds an issue when only one of the two WhatsApp settings is given. */
export function requireWholeWhatsapp(
  { WHATSAPP_URL, WHATSAPP_TOKEN }: WhatsappVariables,
  context: z.RefinementCtx,
): void {
  if (!WHATSAPP_URL === !WHATSAPP_TOKEN) return
  context.addIssue({
    code: 'custom',
    path: [WHATSAPP_URL ? 'WHATSAPP_TOKEN' : 'WHATSAPP_URL'],
    message: 'WHATSAPP_URL and WHATSAPP_TOKEN are needed together',
  })
}

/** Whether our own sandbox acts as the payment provider. */
const hasSandbox = ({ PAYMENT_PROVIDER, PAYMENT_URL }: Variables) =>
  providerOf(PAYMENT_PROVIDER).hasSandbox && !PAYMENT_URL

/** Whether a job advances paid orders. By default only when payment provider, couriers and database are the demo's. */
const simulatesFulfilment = (values: Variables) =>
  values.SIMULATE_FULFILMENT === undefined
    ? hasSandbox(values) && values.COURIER_PROVIDER === 'table' && !values.DATABASE_URL
    : values.SIMULATE_FULFILMENT === '1'

/** Rejects inconsistent settings. A shop with an https URL counts as real unless ALLOW_DEMO marks it as a demo. */
const schema = variables.superRefine((values, context) => {
  if (values.DEMO_FULFILMENT_SECONDS && !simulatesFulfilment(values))
    context.addIssue({
      code: 'custom',
      path: ['DEMO_FULFILMENT_SECONDS'],
      message: 'has no effect without SIMULATE_FULFILMENT=1, which is for demos',
    })
  requireWholeWhatsapp(values, context)
  if (!values.SHOP_URL?.startsWith('https:') || values.ALLOW_DEMO === '1') return
  const refuse = (variable: keyof typeof values, reason: string) =>
    context.addIssue({
      code: 'custom',
      path: [variable],
      message: `needed with an https SHOP_URL: ${reason}. ALLOW_DEMO=1 starts a public demo without it`,
    })
  if (hasSandbox(values))
    refuse('PAYMENT_URL', 'in the embedded sandbox anybody can mark an order as paid')
  if (!values.DATABASE_URL)
    refuse('DATABASE_URL', 'PGlite is one process with one folder, for trying things out')
})

/** How long an unpaid order reserves stock, and how many may be open at a time. */
export interface UnpaidOrderRules {
  /** Hours a customer has to pay: at most 24 (spec §9). */
  paymentHours: number
  /** Hours a guest has to pay. */
  guestPaymentHours: number
  perDevice: number
  /** Per account, or per guest e-mail address and IP address, so that strangers can't use up someone's allowance. */
  perEmail: number
  /** Pieces of a size in a showroom that an IP address (IPv6: a /64) may reserve; more, up to half of the stock. */
  perAddress: number
}

export interface Config {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The shop's public base URL, without trailing slash. */
  shopUrl: string
  /** Opens our account at the payment provider. */
  openPayment: OpenProvider
  /** Opens our account at the shipping provider. */
  openShipping: OpenShipping
  /** The payment provider's minimum charge, in whole rupiah. */
  paymentMinimum: Rupiah
  unpaidOrders: UnpaidOrderRules
  /** Ways to pay without a payment provider. */
  cash: CashRules
  /** Days after delivery within which an order can be returned; at least what the terms promise. */
  returnDays: number
  /** Whether a sender other than this machine is the shop or our proxy, so that its X-Forwarded-For is trusted. */
  trustsProxy: TrustProxy
  /** Whether our own sandbox acts as the payment provider. */
  hasSandbox: boolean
  mail: { from: string; smtpUrl: string | undefined }
  /** The WhatsApp provider for updates, or undefined if not configured. */
  whatsapp: { url: string; token: string } | undefined
  /** Shops to notify of changes, without trailing slashes. */
  revalidateUrls: readonly string[]
  /** The secret for revalidation requests; undefined when no shop is notified. */
  revalidateSecret: string | undefined
  /** The token that staff calls must carry; undefined disables them. */
  staffToken: string | undefined
  /** Whether to fill an empty database with the demo company. */
  seedsDemo: boolean
  /** Whether a job plays shop and courier: demo orders advance by timers, real orders by real events. */
  simulatesFulfilment: boolean
  /** Seconds between the steps of a paid demo order; undefined for the default of hours. */
  demoFulfilmentSeconds: number | undefined
  logLevel: string
}

/** Reads the backend's settings. Throws one error that lists every invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = nonEmptyEnv(env)
  const parsed = schema.safeParse(given)
  const payment = providerOf(given.PAYMENT_PROVIDER).configure(given)
  const shipping = shipperOf(given.COURIER_PROVIDER).configure(given)
  if (!parsed.success || 'issues' in payment || 'issues' in shipping) {
    const ofProviders = [payment, shipping].flatMap((read) => ('issues' in read ? read.issues : []))
    const issues = [...(parsed.error?.issues ?? []), ...ofProviders]
    throw new Error(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  }
  const values = parsed.data
  const shopUrl = withoutSlash(values.SHOP_URL ?? `http://localhost:${values.PORT}`)
  return {
    host: values.BACKEND_HOST,
    port: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    shopUrl,
    openPayment: payment.open,
    openShipping: shipping.open,
    paymentMinimum: rupiah(values.PAYMENT_MINIMUM),
    unpaidOrders: {
      paymentHours: values.PAYMENT_HOURS,
      guestPaymentHours: values.GUEST_PAYMENT_HOURS,
      perDevice: values.UNPAID_PER_DEVICE,
      perEmail: values.UNPAID_PER_EMAIL,
      perAddress: values.UNPAID_PER_ADDRESS,
    },
    cash: cashRules(values, hasSandbox(values)),
    returnDays: values.RETURN_DAYS,
    trustsProxy: values.TRUSTED_PROXIES,
    hasSandbox: hasSandbox(values),
    mail: { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL },
    whatsapp: whatsappOf(values),
    staffToken: values.STAFF_TOKEN,
    revalidateUrls: values.REVALIDATE_URLS ?? [shopUrl],
    revalidateSecret: values.REVALIDATE_SECRET,
    seedsDemo: values.SEED ? values.SEED === 'demo' : !values.DATABASE_URL,
    simulatesFulfilment: simulatesFulfilment(values),
    demoFulfilmentSeconds: values.DEMO_FULFILMENT_SECONDS,
    logLevel: values.LOG_LEVEL,
  }
}
