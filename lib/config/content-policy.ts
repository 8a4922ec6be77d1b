/**
 * The Content-Security-Policy of a page; inline scripts are the framework's own.
 * `formTarget` is the one foreign origin that its forms may go to, `mediaOrigins` those of its pictures.
 */
export function contentPolicy(formTarget = '', mediaOrigins: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...mediaOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTarget}`.trim(),
  ].join('; ')
}
