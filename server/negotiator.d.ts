/** The published types do not have `preferred`. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders })

    /** The available encoding with the highest weight; `preferred` decides between equal weights. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding | undefined

    /** The available language with the highest weight. */
    language<Language extends string>(available: readonly Language[]): Language | undefined
  }
}
