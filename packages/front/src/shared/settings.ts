import {
  decimalSetting,
  httpUrlSetting,
  nonEmptyEnv,
  portSetting,
  wholeSetting,
} from '@etalase/contract/rules/env-settings.ts'
import { trustedProxies } from '@etalase/contract/rules/network.ts'
import { z } from 'zod'

/** Minimum length of a session password. */
const minSessionPassword = 32

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const sessionPasswords = z
  .string()
  .default('')
  .transform(listOf)
  .refine((passwords) => passwords.every((password) => password.length >= minSessionPassword), {
    error: `each password needs at least ${minSessionPassword} characters`,
  })

/** Parses SALE_COVERS, the part of the app that a sale covers: `all`, or addresses of pages, separated by commas. */
export const salePages = (addresses: RegExp, example: string) =>
  z
    .string()
    .default('all')
    .transform((text, context) => {
      if (text === 'all') return 'all' as const
      const list = listOf(text)
      const refused = list.find((address) => !addresses.test(address))
      if (refused !== undefined || list.length === 0)
        context.addIssue(`must be all, or addresses like ${example}`)
      return list
    })

const positive = (most: number) => wholeSetting(1, most)
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** The variables of the queue in front of the shop (docs/decisions/068). */
const queueVariables = {
  QUEUE_PER_MINUTE: positive(1_000_000).optional(),
  QUEUE_SHOPPERS: positive(1_000_000).optional(),
  QUEUE_MINUTES: positive(120).default(10),
  QUEUE_OVER: positive(1_000_000).optional(),
  SALE_START: time.optional(),
  SALE_END: time.optional(),
  SALE_LOT_MINUTES: wholeSetting(0, 120).default(10),
  SALE_COVERS: salePages(/^\/[^/]/, '/item/7,/list?kind=2'),
}

type Variables = z.output<z.ZodObject<typeof queueVariables>>

/** The settings of the queue. Times are milliseconds since 1970. */
export interface QueueSettings {
  /** Admissions a second, by all instances together. */
  perSecond: number
  /** The most shoppers admitted at once. */
  shoppers: number
  /** How long an admission lasts after the shopper's last act. */
  admissionMs: number
  /** Page views a second of one instance above which newcomers wait; null when load never opens a queue. */
  over: number | null
  sale: {
    startsAt: number
    /** Until when newcomers wait; Infinity until the operator closes it. */
    endsAt: number
    /** From when on arrivals are drawn by lot at the start. */
    lotFrom: number
  } | null
  covers: 'all' | readonly string[]
}

/** Returns a contradiction in the variables; null when there is none. */
function contradiction(env: Variables): string | null {
  const { QUEUE_PER_MINUTE: rate, SALE_START: start, SALE_END: end } = env
  if (rate === undefined && (start ?? env.QUEUE_OVER) !== undefined)
    return 'QUEUE_PER_MINUTE: needed with SALE_START or QUEUE_OVER'
  if (end !== undefined && (start === undefined || end <= start))
    return 'SALE_END: must be after SALE_START'
  return null
}

/** Returns the settings of the queue; null without QUEUE_PER_MINUTE. Throws Error when the variables contradict each other. */
function queueSettings(env: Variables): QueueSettings | null {
  const problem = contradiction(env)
  if (problem) throw new Error(problem)
  const { QUEUE_PER_MINUTE: perMinute, SALE_START: startsAt } = env
  if (perMinute === undefined) return null
  const lotMs = env.SALE_LOT_MINUTES * 60_000
  const endsAt = env.SALE_END ?? Number.POSITIVE_INFINITY
  return {
    perSecond: perMinute / 60,
    shoppers: env.QUEUE_SHOPPERS ?? perMinute * env.QUEUE_MINUTES,
    admissionMs: env.QUEUE_MINUTES * 60_000,
    over: env.QUEUE_OVER ?? null,
    sale: startsAt === undefined ? null : { startsAt, endsAt, lotFrom: startsAt - lotMs },
    covers: env.SALE_COVERS,
  }
}

/** The variables that the server reads. */
export const frontVariables = {
  PORT: portSetting.default(3000),
  API_BASE_URL: httpUrlSetting.optional(),
  SHOP_URL: httpUrlSetting.optional(),
  MEDIA_ORIGINS: z.string().default(''),
  PICTURE_CACHE_MB: wholeSetting(0, 1_000_000).default(500),
  PREPARE_PICTURES: z.enum(['0', '1']).default('1'),
  SESSION_PASSWORD: sessionPasswords,
  REVALIDATE_SECRET: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_SOCKET: z.string().min(1).optional(),
  TRUSTED_PROXIES: trustedProxies,
  RATE_LIMIT_FACTOR: decimalSetting(0, 1_000).default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PAGE_DICTIONARY: z.enum(['0', '1']).default('1'),
  PAGE_CACHE_MB: wholeSetting(0, 1_000_000).default(256),
  ...queueVariables,
}

const schema = z.object(frontVariables)

/** Returns the server's settings from its variables. */
export const frontSettings = (env: z.output<typeof schema>) => ({
  port: env.PORT,
  /** Base URL of the backend, without trailing slash; null for an app without one. */
  apiBaseUrl: env.API_BASE_URL?.replace(/\/$/, '') ?? null,
  /** The public URL. */
  shopUrl: env.SHOP_URL ?? `http://localhost:${env.PORT}`,
  /** Cookies are Secure, unless pages are served without TLS. */
  secureCookies: (env.SHOP_URL ?? '').startsWith('https:'),
  /** Other origins from which pictures may be fetched and resized. */
  mediaOrigins: listOf(env.MEDIA_ORIGINS),
  /** The limit of resized pictures on disk; with 0 none are kept and none become AVIF. */
  pictureCacheBytes: env.PICTURE_CACHE_MB * 2 ** 20,
  /** Whether the pictures of the build's pages are encoded after the start. */
  preparesPictures: env.PREPARE_PICTURES === '1',
  /** The first encrypts and signs, all decrypt and verify. Empty during a build, which has no secrets. */
  sessionPasswords: env.SESSION_PASSWORD,
  /** The secret for `POST /api/revalidate` and `POST /api/queue`; without it both are off. */
  revalidateSecret: env.REVALIDATE_SECRET,
  /** The bearer token of `/metrics`; without it they cannot be read there. */
  metricsToken: env.METRICS_TOKEN,
  /** The path of a Unix socket that serves the metrics on this machine. */
  metricsSocket: env.METRICS_SOCKET,
  /** Whether an address in front of the server is a trusted proxy, whose X-Forwarded-* headers count. */
  trustedProxies: env.TRUSTED_PROXIES,
  /** Multiplies every rate limit; 0 disables them. */
  rateLimitFactor: env.RATE_LIMIT_FACTOR,
  queue: queueSettings(env),
  /** A Redis through which instances share their caches. */
  redisUrl: env.REDIS_URL,
  /** The limit of pages on disk; with 0 pages are kept in memory only. */
  pageCacheBytes: env.PAGE_CACHE_MB * 2 ** 20,
  /** Whether pages are compressed against a dictionary, for browsers that have it. */
  usesDictionary: env.PAGE_DICTIONARY === '1',
})

export type FrontSettings = ReturnType<typeof frontSettings>

/** Parses settings. Throws Error that lists all invalid variables. */
export function parseSettings<Schema extends z.ZodType>(
  settings: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const parsed = settings.safeParse(nonEmptyEnv(variables))
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(errors.join('; '))
}

/** Reads the server's settings. Throws Error that lists all invalid variables. */
export const readFrontSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): FrontSettings => frontSettings(parseSettings(schema, variables))
