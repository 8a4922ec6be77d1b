import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { handleHeadAsGet } from '#server/head-request.ts'

function handled(method: string, url: string): string | undefined {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url })
  handleHeadAsGet(request)
  return request.method
}

test('HEAD of a page is handled as its GET, whose headers it needs', () => {
  expect(handled('HEAD', '/products?page=2')).toBe('GET')
})

test('HEAD of a feed stays HEAD, so that it does not read the catalogue', () => {
  expect(handled('HEAD', '/feeds/google.xml')).toBe('HEAD')
})

test('POST stays POST', () => {
  expect(handled('POST', '/api/cart')).toBe('POST')
})
