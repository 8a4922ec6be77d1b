import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { normalise } from '@etalase/front/gate/normalise.ts'
import type { Target } from '@etalase/front/gate/target.ts'
import { testSite } from '#tests/support/shop-site.ts'

interface Given {
  method?: string
  headers?: Record<string, string>
  /** Host header values, each on a separate line. */
  hosts?: readonly string[]
}

/** Builds a request as Node passes it to the server, without a connection. */
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

/** The shop's files in these tests. */
export const shopFiles = ['/brand/logo.svg', '/_next/static/chunks/a.js', '/service-worker.js']

/** Normalizes a request. */
export const readRequest = (...given: Parameters<typeof plainRequest>) =>
  normalise(testSite, plainRequest(...given), (path) => shopFiles.includes(path))

/** Returns a request's target. */
export const targetOf = (...given: Parameters<typeof plainRequest>): Target =>
  readRequest(...given).target
