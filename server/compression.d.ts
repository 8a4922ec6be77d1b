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
