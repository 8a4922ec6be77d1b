/** The published types ask for Express's request and response. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Whether the content type of a response is compressible. */
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  function compression(options: {
    filter: Filter
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  namespace compression {
    const filter: Filter
  }

  export default compression
}

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

    /** The available media type with the highest weight; among equal ones that which the client names first. */
    mediaType<Type extends string>(available: readonly Type[]): Type | undefined

    /** The available language with the highest weight. */
    language<Language extends string>(available: readonly Language[]): Language | undefined
  }
}
