/** The path for violation reports. All browsers support `report-uri`; `report-to` would cost each page another header. */
const reportPath = '/api/csp-report'

interface PolicySources {
  /** The page's scripts besides the shop's files: a hash or a nonce in CSP syntax. Null blocks all scripts. */
  scripts?: string | null
  /** The only other origin that forms may post to. */
  formTarget?: string
  /** Other origins of pictures. */
  pictureOrigins?: readonly string[]
  /** Other origins of scripts: the company's own, loaded once the shopper agrees. */
  scriptOrigins?: readonly string[]
  /** Other origins that those scripts may call or load pictures from. */
  dataOrigins?: readonly string[]
}

/** Returns the Content-Security-Policy of a page (CSP Level 3). Inline scripts run only if `scripts` names them; by default none run. */
export function contentPolicy({
  scripts = '',
  formTarget = '',
  pictureOrigins = [],
  scriptOrigins = [],
  dataOrigins = [],
}: PolicySources): string {
  const allowed = ["'self'", scripts, ...scriptOrigins].filter(Boolean).join(' ')
  return [
    "default-src 'self'",
    scripts === null ? "script-src 'none'" : `script-src ${allowed}`,
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictureOrigins, ...dataOrigins].join(' '),
    ...(dataOrigins.length > 0 ? [`connect-src 'self' ${dataOrigins.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTarget}`.trim(),
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** The policy of a picture opened as a page: an SVG file can contain scripts. */
export const mediaPolicy = "default-src 'none'; sandbox"
