import { createServer } from 'node:http'

/** Baseline: the cost of a request in Node's own HTTP server. */
createServer((_, response) => response.end()).listen(Number(process.env.PORT))
