/** Where browsers report violations: all know `report-uri`, and `report-to` would cost each page another header. */
const reportPath = '/api/csp-report'

interface PolicySources {
  /** Scripts of this page besides the shop's files: a hash or a nonce, as CSP writes it. Null when no script at all may run. */
  scripts?: string | null
  /** The only other origin that forms may post to. */
  formTarget?: string
  /** Other origins of pictures. */
  pictureOrigins?: readonly string[]
  /** Other origins of scripts: those of the company, which load once the shopper agrees. */
  scriptOrigins?: readonly string[]
  /** Other origins that these may call, and ask for pictures. */
  dataOrigins?: readonly string[]
}

/**
 * The Content-Security-Policy of a page (CSP Level 3). An inline script runs only when `scripts` names it;
 * without `scripts` none does.
 */
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

/** The policy of a picture that is opened as a page: an SVG file can contain scripts. */
export const mediaPolicy = "default-src 'none'; sandbox"
