import { request as askHttp, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { request as askHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** The decoded body. Throws for a partial body with an encoding. */
  readonly text: string
}

interface Asked {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Sends exactly these headers and returns the exact bytes of the response, unlike a browser. */
export async function ask(address: string, { body, ...asked }: Asked = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const url = new URL(address)
  // nginx has a self-signed certificate here.
  const options = { ...asked, agent: false, rejectUnauthorized: false }
  const sent = (url.protocol === 'https:' ? askHttps : askHttp)(url, options, (response) => {
    const { statusCode: status = 0, headers } = response
    const withText = (bytes: Buffer): Answer => ({
      status,
      headers,
      body: bytes,
      get text() {
        return decoded(bytes, headers['content-encoding'])
      },
    })
    buffer(response).then((bytes) => resolve(withText(bytes)), reject)
  })
  sent.on('error', reject)
  sent.setTimeout(30_000, () => sent.destroy(new Error(`${address} did not answer.`)))
  sent.end(body)
  return promise
}
