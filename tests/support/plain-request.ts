import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { normalise } from '@etalase/front/gate/normalise.ts'
import type { Target } from '@etalase/front/gate/target.ts'
import { testSite } from '#tests/support/shop-site.ts'

interface Given {
  method?: string
  headers?: Record<string, string>
  /** Values of the Host header, each in a line of its own. */
  hosts?: readonly string[]
}

/** A request as Node hands it to the server, without a connection. */
export function plainRequest(
  url: string,
  { method = 'GET', headers = {}, hosts = ['shop.test'] }: Given = {},
): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  const lines = [...hosts.map((host) => ['Host', host]), ...Object.entries(headers)]
  return Object.assign(request, {
    method,
    url,
    headers: { host: hosts[0], ...headers },
    rawHeaders: lines.flat(),
  })
}

/** The files of the shop in these tests. */
export const shopFiles = ['/brand/logo.svg', '/_next/static/chunks/a.js', '/service-worker.js']

/** How a request is understood. */
export const readRequest = (...given: Parameters<typeof plainRequest>) =>
  normalise(testSite, plainRequest(...given), (path) => shopFiles.includes(path))

/** What a request is for. */
export const targetOf = (...given: Parameters<typeof plainRequest>): Target =>
  readRequest(...given).target
