/** The published types require Express's request and response. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Whether a response's content type is compressible. */
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  function compression(options: {
    filter: Filter
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  namespace compression {
    const filter: Filter
  }

  export default compression
}

/** The published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders })

    /** Returns the available encoding with the highest weight; `preferred` decides between equal weights. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding | undefined

    /** Returns the available media type with the highest weight; among equals, the one that the client names first. */
    mediaType<Type extends string>(available: readonly Type[]): Type | undefined

    /** Returns the available language with the highest weight. */
    language<Language extends string>(available: readonly Language[]): Language | undefined
  }
}
