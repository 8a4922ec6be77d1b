import { createServer } from 'node:http'

/** What Node's own HTTP server takes for a request, whatever answers it. */
createServer((_, response) => response.end()).listen(Number(process.env.PORT))
