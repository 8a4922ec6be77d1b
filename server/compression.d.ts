declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void

  namespace compression {
    /** Whether an answer is of a type that gets smaller. */
    function filter(request: IncomingMessage, response: ServerResponse): boolean
  }

  export default compression
}
