import 'server-only'
import { brand } from '#brand/company.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { footerMessages } from '#messages/footer.ts'

/** The supported version of the Universal Commerce Protocol. */
const version = '2026-04-08'

const site = `https://ucp.dev/${version}`

const capabilities = {
  'dev.ucp.shopping.catalog.search': 'catalog/search',
  'dev.ucp.shopping.catalog.lookup': 'catalog/lookup',
  'dev.ucp.shopping.cart': 'cart',
  'dev.ucp.shopping.checkout': 'checkout',
} as const
export type Capability = keyof typeof capabilities

const schemaOf = (spec: string) => `${site}/schemas/shopping/${spec.replace('/', '_')}.json`

/** The shop's capabilities, for `/.well-known/ucp`. Payment happens in the shop, so there are no payment handlers. */
export const profile = () => ({
  ucp: {
    version,
    services: {
      'dev.ucp.shopping': [
        {
          version,
          spec: `${site}/specification/overview`,
          transport: 'rest',
          endpoint: absoluteUrl('/ucp'),
          schema: `${site}/services/shopping/rest.openapi.json`,
        },
      ],
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, spec]) => [
        name,
        [{ version, spec: `${site}/specification/${spec}`, schema: schemaOf(spec) }],
      ]),
    ),
    payment_handlers: {},
  },
})

/** Returns the field `ucp` of an answer. */
export const metadata = (capability: Capability, status: 'success' | 'error' = 'success') => ({
  version,
  status,
  capabilities: { [capability]: [{ version }] },
  payment_handlers: {},
})

export type Severity = 'recoverable' | 'requires_buyer_review' | 'unrecoverable'

export interface Message {
  type: 'error'
  code: string
  content: string
  severity: Severity
  /** JSONPath of the field in question. */
  path?: string
}

export const errorMessage = (code: string, content: string, severity: Severity): Message => ({
  type: 'error',
  code,
  content,
  severity,
})

/** Returns an answer without a resource: the call was valid, but produced nothing (status 200 in this protocol). */
export const noResource = (capability: Capability, found: readonly Message[]) => ({
  ucp: metadata(capability, 'error'),
  messages: found,
  continue_url: absoluteUrl('/'),
})

/** A request rejected before it is processed. */
export class ProtocolError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, content: string) {
    super(content)
    this.status = status
    this.code = code
  }
}

const profileOf = /(?:^|[\s,;])profile="([^"]*)"/
const versionOf = /(?:^|[\s,;])version="([^"]*)"/

const isProfile = (url: string) => ['https:', 'http:'].includes(URL.parse(url)?.protocol ?? '')

/**
 * Returns the URL of a platform's profile. It is never fetched: the shop calls no URLs given by strangers. Throws ProtocolError without
 * one, or for another version.
 */
export function requirePlatform(headers: Headers): string {
  const agent = headers.get('ucp-agent') ?? ''
  const [, url = ''] = profileOf.exec(agent) ?? []
  if (!isProfile(url))
    throw new ProtocolError(
      400,
      'invalid_profile_url',
      'UCP-Agent: profile="<address>" is missing.',
    )
  const [, wanted = version] = versionOf.exec(agent) ?? []
  if (wanted !== version)
    throw new ProtocolError(
      422,
      'version_unsupported',
      `Version ${wanted} is not supported. This business implements version ${version}.`,
    )
  return url
}

/** Returns the policies that a platform shows beside an offer. */
export const links = () => [
  { type: 'terms_of_service', url: absoluteUrl('/tnc'), title: footerMessages.terms },
  { type: 'privacy_policy', url: absoluteUrl('/privacy'), title: footerMessages.privacy },
  { type: 'faq', url: absoluteUrl('/faq'), title: footerMessages.faq },
]

export const seller = { name: brand.name }

/** Converts an amount to the minor units of ISO 4217, where a rupiah has 100 sen. */
export const minorUnits = (rupiah: number): number => rupiah * 100

export const currency = 'IDR'
