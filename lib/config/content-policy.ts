/**
 * The Content-Security-Policy of a page; inline scripts are the framework's own.
 * `formTarget` is the one foreign origin that its forms may go to.
 */
export function contentPolicy(formTarget = ''): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTarget}`.trim(),
  ].join('; ')
}
