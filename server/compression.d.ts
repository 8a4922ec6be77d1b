declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Whether an answer is of a type that gets smaller. */
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  function compression(options: {
    filter: Filter
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  namespace compression {
    const filter: Filter
  }

  export default compression
}
