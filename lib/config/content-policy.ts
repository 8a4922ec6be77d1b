/**
 * The Content-Security-Policy of a page; its inline scripts are Next's. `formTarget` is the only other origin
 * that forms may post to, `mediaOrigins` are the other origins of pictures.
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
