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

/** The lowest level of log lines that are written. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Products, and lists of a category. */
const saleAddresses = /^(?:\/product\/\d+|\/products\?category(?:_sub)?_id=\d+)$/

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
  // Calls to an address with a password fail, and the log would contain it.
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
    /** Gets the events of the trade from the shop's server. */
    analyticsUrl: env.ANALYTICS_URL,
    /** A company's own scripts, which load once the shopper agrees; they are in the pages, and so in the build. */
    analyticsScripts: env.ANALYTICS_SCRIPTS,
    /** What pages may load and call for these scripts, for the Content-Security-Policy. */
    analyticsOrigins: analyticsOrigins(env.ANALYTICS_SCRIPTS, env.ANALYTICS_ORIGINS),
    /** The template for the addresses of a service that resizes pictures; it is in the pages, and so in the build. */
    pictureUrl: env.PICTURE_URL,
    /** Whether the pictures of the build's pages are encoded after the start: a service that resizes makes its own. */
    preparesPictures: preparesPictures && !env.PICTURE_URL,
    /** Whether the build includes /kit, the page of all components. */
    hasKit: env.SHOP_KIT === '1',
    /** Whether lists ask for one product of each garment; lib/catalogue/list-query.ts has it from the build. */
    groupsColors: env.GROUP_COLORS === '1',
    /** Whether agents may search and fill carts by the Universal Commerce Protocol. */
    speaksUcp: env.UCP === 'on',
    /** Sent as Brand-Code with every backend call (decisions, Calls). */
    brandCode: env.BRAND_CODE,
    logLevel: env.LOG_LEVEL,
    /** Whether OpenTelemetry traces the process, and passes the trace context on. */
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Gets the tags and paths that have changed, to purge them from a CDN. */
    purgeUrl: env.PURGE_URL,
    /** The language of the build. */
    language: env.SHOP_LANGUAGE,
    /** The language of the backend's texts, where it is another one. */
    contentLanguage: env.CONTENT_LANGUAGE,
    /** The same shop in each language, this one included; they are in the pages, and so in the build. */
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

/** A fingerprint of the build's settings, which changes when a new build is needed. */
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
