/** The Content-Security-Policies that the server sends. */
export interface Policies {
  /**
   * Returns the policy of a shared page.
   * @param scripts the hashes of its inline scripts, as a policy writes them; null for a page without scripts
   */
  page(scripts: string | null): string
  /** The policy of a picture opened as a page: an SVG file can contain scripts. */
  picture: string
}

/** The policies of an app that loads nothing from other origins. */
export const plainPolicies: Policies = {
  page: (scripts) =>
    [
      "default-src 'self'",
      `script-src ${["'self'", scripts].filter(Boolean).join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  picture: "default-src 'none'; sandbox",
}
