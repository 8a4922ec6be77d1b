import { z } from 'zod'
import { brandCode } from '#brand/company.ts'
import { alternatesVariable, contradiction } from '#lib/config/alternates.ts'
import {
  analyticsOrigins,
  originsVariable,
  scriptsVariable,
} from '#lib/config/analytics-variables.ts'
import { decimalSetting, nonEmptyEnv, portSetting, wholeSetting } from '#lib/rules/env-settings.ts'
import { languages } from '#lib/rules/language.ts'
import { trustedProxies } from '#lib/rules/network.ts'
import { queueSettings, queueVariables } from '#server/shared/queue-variables.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

const isPictureTemplate = (template: string) =>
  /^(https?:\/\/|\/)/.test(template) && template.includes('{path}') && template.includes('{width}')

const pictureTemplate = z.string().refine(isPictureTemplate, {
  error: 'must be an address or a path with {path} and {width}',
})

/** The origin of a template that has one, in a list. */
function originsOf(template = ''): string[] {
  const { origin } = URL.parse(template.replaceAll(/[{}]/g, '')) ?? {}
  return origin ? [origin] : []
}

interface BackendVariables {
  BACKEND_PORT: number
  API_BASE_URL?: string | undefined
  PAYMENT_URL?: string | undefined
}

/** Where the backend and the payment provider are; those of the embedded backend without settings. */
function backendAddresses({ BACKEND_PORT, API_BASE_URL, PAYMENT_URL }: BackendVariables) {
  const backend = `http://localhost:${BACKEND_PORT}`
  return {
    /** Base URL of the backend, without trailing slash. */
    apiBaseUrl: (API_BASE_URL ?? backend).replace(/\/$/, ''),
    /** The URL that the payment form posts to. */
    paymentUrl: PAYMENT_URL ?? `${backend}/sandbox/payment`,
  }
}

/** Minimum length of a session password; iron-session refuses shorter ones. */
const minSessionPassword = 32

/** From which level on log lines are written. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const sessionPasswords = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((passwords) => passwords.every((password) => password.length >= minSessionPassword), {
    error: `each password needs at least ${minSessionPassword} characters`,
  })

/** A language as HTML's `lang` names it: 'en', 'pt-BR'. */
const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)

interface Compiled {
  /** Whether pages know only that there is a value. */
  isPresenceAlone?: true
}

const compiled = z.registry<Compiled>()

/** A setting that is compiled into a build: with another value the shop is built again. */
function inBuild<Schema extends z.ZodType>(schema: Schema, how: Compiled = {}): Schema {
  compiled.add(schema, how)
  return schema
}

const variables = z.object({
  PORT: portSetting.default(3000),
  BACKEND_PORT: portSetting.default(4000),
  API_BASE_URL: httpUrl.optional(),
  PAYMENT_URL: httpUrl.optional(),
  SHOP_URL: inBuild(httpUrl.optional()),
  SHOP_LANGUAGE: inBuild(z.enum(languages).default('en')),
  CONTENT_LANGUAGE: inBuild(languageTag.optional()),
  ALTERNATES: inBuild(alternatesVariable),
  MEDIA_ORIGINS: inBuild(z.string().default('')),
  PICTURE_URL: inBuild(pictureTemplate.optional()),
  PICTURE_CACHE_MB: wholeSetting(0, 1_000_000).default(500),
  PREPARE_PICTURES: z.enum(['0', '1']).default('1'),
  SHOP_KIT: inBuild(z.enum(['0', '1']).default('0')),
  GROUP_COLORS: inBuild(z.enum(['0', '1']).default('0')),
  UCP: z.enum(['on', 'off']).default('off'),
  SESSION_PASSWORD: sessionPasswords,
  BRAND_CODE: z.string().min(1).default(brandCode),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_SOCKET: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  TRUSTED_PROXIES: trustedProxies,
  RATE_LIMIT_FACTOR: decimalSetting(0, 1_000).default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PURGE_URL: httpUrl.optional(),
  // No call goes to an address with a password, and the log would have it.
  ANALYTICS_URL: inBuild(
    httpUrl
      .refine((url) => !/^https?:\/\/[^/]*@/.test(url), 'must have no user name and password')
      .optional(),
    { isPresenceAlone: true },
  ),
  ANALYTICS_SCRIPTS: inBuild(scriptsVariable),
  ANALYTICS_ORIGINS: originsVariable,
  PAGE_CACHE_MB: wholeSetting(0, 1_000_000).default(256),
  ...queueVariables,
})

const schema = variables.transform((env) => {
  const mediaOrigins = env.MEDIA_ORIGINS.split(/[\s,]+/).filter(Boolean)
  return {
    port: env.PORT,
    ...backendAddresses(env),
    /** Other origins of pictures that the shop may fetch and resize. */
    mediaOrigins,
    /** Other origins of pictures that pages may show, for the Content-Security-Policy. */
    pictureOrigins: [...mediaOrigins, ...originsOf(env.PICTURE_URL)],
    /** Gets the events of the trade from the shop's server. */
    analyticsUrl: env.ANALYTICS_URL,
    /** A company's own scripts, which load once the shopper agrees; they are in the pages, and so in the build. */
    analyticsScripts: env.ANALYTICS_SCRIPTS,
    /** What pages may load and call for these scripts, for the Content-Security-Policy. */
    analyticsOrigins: analyticsOrigins(env.ANALYTICS_SCRIPTS, env.ANALYTICS_ORIGINS),
    /** The template for the addresses of a service that resizes pictures; it is in the pages, and so in the build. */
    pictureUrl: env.PICTURE_URL,
    /** The limit of resized pictures on disk; with 0 none are kept, and none become AVIF. */
    pictureCacheBytes: env.PICTURE_CACHE_MB * 2 ** 20,
    /** Whether the pictures of the build's pages are encoded after the start. */
    preparesPictures: env.PREPARE_PICTURES === '1' && !env.PICTURE_URL,
    /** Session passwords: the first encrypts, all decrypt. Empty during a build, which has no secrets. */
    sessionPasswords: env.SESSION_PASSWORD,
    /** Whether the build includes /kit, the page of all components. */
    hasKit: env.SHOP_KIT === '1',
    /** Whether lists ask for one product of each garment; lib/catalogue/list-query.ts has it from the build. */
    groupsColors: env.GROUP_COLORS === '1',
    /** Whether agents may search and fill carts by the Universal Commerce Protocol. */
    speaksUcp: env.UCP === 'on',
    /** Sent as Brand-Code with every backend call (decisions, Calls). */
    brandCode: env.BRAND_CODE,
    /** The secret for `POST /api/revalidate`; without it the call is off. */
    revalidateSecret: env.REVALIDATE_SECRET,
    logLevel: env.LOG_LEVEL,
    /** The bearer token of `/metrics`; without it nobody reads them there. */
    metricsToken: env.METRICS_TOKEN,
    /** The path of a Unix socket where this machine reads the metrics. */
    metricsSocket: env.METRICS_SOCKET,
    /** Whether OpenTelemetry traces the process, and passes the trace context on. */
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Whether an address in front of the shop is a proxy of ours, whose X-Forwarded-* headers count. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** Multiplies every rate limit of the gateway; 0 switches them off. */
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    queue: queueSettings(env),
    /** A Redis through which several instances share their caches. */
    redisUrl: env.REDIS_URL,
    /** Gets the tags and paths that have changed, to purge them from a CDN. */
    purgeUrl: env.PURGE_URL,
    /** The limit of the pages on disk; with 0 pages are kept in memory only. */
    pageCacheBytes: env.PAGE_CACHE_MB * 2 ** 20,
    /** The shop's public URL; it is in the pages, and so in the build. */
    shopUrl: env.SHOP_URL ?? `http://localhost:${env.PORT}`,
    /** The language of the build. */
    language: env.SHOP_LANGUAGE,
    /** The language of the backend's texts, where it is another one. */
    contentLanguage: env.CONTENT_LANGUAGE,
    /** The same shop in each language, this one included; they are in the pages, and so in the build. */
    alternates: env.ALTERNATES,
    /** Cookies are Secure, unless the shop is served without TLS. */
    secureCookies: (env.SHOP_URL ?? '').startsWith('https:'),
  }
})

export type ShopEnv = z.output<typeof schema>

/** The names of the settings that are compiled into a build. */
export const buildVariables: readonly string[] = Object.entries(variables.shape).flatMap(
  ([name, setting]) => (compiled.has(setting) ? [name] : []),
)

/** What a build has of its settings, as text: it differs where another build would be another one. */
export function settingsOfBuild(env: Readonly<Record<string, string | undefined>>): string {
  const { shopUrl } = readShopEnv(env)
  const known = Object.entries(variables.shape).map(([name, setting]) => {
    const how = compiled.get(setting)
    if (how?.isPresenceAlone) return Boolean(env[name])
    return how && (env[name] ?? '')
  })
  return JSON.stringify([shopUrl, ...known])
}

/** Parses the shop's settings. Throws Error with all invalid variables at once. */
export function readShopEnv(variables: Readonly<Record<string, string | undefined>>): ShopEnv {
  const parsed = schema.safeParse(nonEmptyEnv(variables))
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(errors.join('; '))
  }
  const problem = contradiction(parsed.data.alternates, parsed.data)
  if (problem) throw new Error(problem)
  if (variables.ANALYTICS_ORIGINS && parsed.data.analyticsScripts.length === 0)
    throw new Error('ANALYTICS_ORIGINS: has no effect without ANALYTICS_SCRIPTS')
  return parsed.data
}
