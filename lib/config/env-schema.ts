import { httpUrlSetting, portSetting } from '@etalase/contract/rules/env-settings.ts'
import { languages } from '@etalase/contract/rules/language.ts'
import {
  frontSettings,
  frontVariables,
  parseSettings,
  salePages,
} from '@etalase/front/shared/settings.ts'
import { z } from 'zod'
import { brandCode } from '#brand/company.ts'
import { alternatesVariable, contradiction } from '#lib/config/alternates.ts'
import {
  analyticsOrigins,
  originsVariable,
  scriptsVariable,
} from '#lib/config/analytics-variables.ts'

const isPictureTemplate = (template: string) =>
  /^(https?:\/\/|\/)/.test(template) && template.includes('{path}') && template.includes('{width}')

const pictureTemplate = z.string().refine(isPictureTemplate, {
  error: 'must be an address or a path with {path} and {width}',
})

/** Returns the origin of a URL template as a list; empty without one. */
function originsOf(template = ''): string[] {
  const { origin } = URL.parse(template.replaceAll(/[{}]/g, '')) ?? {}
  return origin ? [origin] : []
}

interface BackendVariables {
  BACKEND_PORT: number
  API_BASE_URL?: string | undefined
  PAYMENT_URL?: string | undefined
}

/** Returns the addresses of the backend and the payment provider; by default those of the embedded backend. */
function backendAddresses({ BACKEND_PORT, API_BASE_URL, PAYMENT_URL }: BackendVariables) {
  const backend = `http://localhost:${BACKEND_PORT}`
  return {
    /** Base URL of the backend, without trailing slash. */
    apiBaseUrl: (API_BASE_URL ?? backend).replace(/\/$/, ''),
    /** The URL that the payment form posts to. */
    paymentUrl: PAYMENT_URL ?? `${backend}/sandbox/payment`,
  }
}

/** The lowest level of log lines to write. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Paths of products, and of category lists. */
const saleAddresses = /^(?:\/product\/\d+|\/products\?category(?:_sub)?_id=\d+)$/

/** A language as in HTML's `lang`: 'en', 'pt-BR'. */
const languageTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)

interface Compiled {
  /** Whether pages contain only its presence, not its value. */
  isPresenceAlone?: true
}

const compiled = z.registry<Compiled>()

/** Marks a setting that is compiled into a build: changing it requires a new build. */
function inBuild<Schema extends z.ZodType>(schema: Schema, how: Compiled = {}): Schema {
  compiled.add(schema, how)
  return schema
}

const variables = z.object({
  ...frontVariables,
  BACKEND_PORT: portSetting.default(4000),
  PAYMENT_URL: httpUrlSetting.optional(),
  SHOP_URL: inBuild(frontVariables.SHOP_URL),
  SHOP_LANGUAGE: inBuild(z.enum(languages).default('en')),
  CONTENT_LANGUAGE: inBuild(languageTag.optional()),
  ALTERNATES: inBuild(alternatesVariable),
  MEDIA_ORIGINS: inBuild(frontVariables.MEDIA_ORIGINS),
  PICTURE_URL: inBuild(pictureTemplate.optional()),
  SHOP_KIT: inBuild(z.enum(['0', '1']).default('0')),
  GROUP_COLORS: inBuild(z.enum(['0', '1']).default('0')),
  UCP: z.enum(['on', 'off']).default('off'),
  BRAND_CODE: z.string().min(1).default(brandCode),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlSetting.optional(),
  PURGE_URL: httpUrlSetting.optional(),
  // Calls to a URL with a password fail, and the log would contain it.
  ANALYTICS_URL: inBuild(
    httpUrlSetting
      .refine((url) => !/^https?:\/\/[^/]*@/.test(url), 'must have no user name and password')
      .optional(),
    { isPresenceAlone: true },
  ),
  ANALYTICS_SCRIPTS: inBuild(scriptsVariable),
  ANALYTICS_ORIGINS: originsVariable,
  SALE_COVERS: salePages(saleAddresses, '/product/1001,/products?category_id=7'),
})

const schema = variables.transform((env) => {
  const front = frontSettings(env)
  const { mediaOrigins, preparesPictures } = front
  return {
    ...front,
    ...backendAddresses(env),
    /** Other origins of pictures that pages may show, for the Content-Security-Policy. */
    pictureOrigins: [...mediaOrigins, ...originsOf(env.PICTURE_URL)],
    /** Receives trade events from the shop's server. */
    analyticsUrl: env.ANALYTICS_URL,
    /** A company's own scripts, loaded once the shopper agrees; they are in the pages, so part of the build. */
    analyticsScripts: env.ANALYTICS_SCRIPTS,
    /** Origins that pages may load and call for these scripts, for the Content-Security-Policy. */
    analyticsOrigins: analyticsOrigins(env.ANALYTICS_SCRIPTS, env.ANALYTICS_ORIGINS),
    /** URL template of a service that resizes pictures; it is in the pages, so part of the build. */
    pictureUrl: env.PICTURE_URL,
    /** Whether the build's pictures are encoded after the start; a resizing service makes this unnecessary. */
    preparesPictures: preparesPictures && !env.PICTURE_URL,
    /** Whether the build includes /kit, the page of all components. */
    hasKit: env.SHOP_KIT === '1',
    /** Whether lists request one product per garment; lib/catalogue/list-query.ts reads it from the build. */
    groupsColors: env.GROUP_COLORS === '1',
    /** Whether agents may search and fill carts through the Universal Commerce Protocol. */
    speaksUcp: env.UCP === 'on',
    /** Sent as Brand-Code with every backend call (decisions, Calls). */
    brandCode: env.BRAND_CODE,
    logLevel: env.LOG_LEVEL,
    /** Whether OpenTelemetry traces the process and propagates the trace context. */
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Receives changed tags and paths, to purge them from a CDN. */
    purgeUrl: env.PURGE_URL,
    /** The language of the build. */
    language: env.SHOP_LANGUAGE,
    /** The language of the backend's texts, if different. */
    contentLanguage: env.CONTENT_LANGUAGE,
    /** The same shop in each language, including this one; they are in the pages, so part of the build. */
    alternates: env.ALTERNATES,
  }
})

export type ShopEnv = z.output<typeof schema>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

/** The names of the settings that are compiled into a build. */
export const buildVariables: readonly string[] = Object.entries(variables.shape).flatMap(
  ([name, setting]) => (compiled.has(setting) ? [name] : []),
)

/** Returns a fingerprint of the build's settings, which changes when a new build is needed. */
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
  const env = parseSettings(schema, variables)
  const problem = contradiction(env.alternates, env)
  if (problem) throw new Error(problem)
  if (variables.ANALYTICS_ORIGINS && env.analyticsScripts.length === 0)
    throw new Error('ANALYTICS_ORIGINS: has no effect without ANALYTICS_SCRIPTS')
  return env
}
