import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setClientAddress } from '@etalase/front/gate/request-parts.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readShopEnv } from '#lib/config/env-schema.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Returns the headers of a sender's request as Next receives them. */
function headersAfter(
  trusted: string,
  sender: string,
  headers: Record<string, string>,
  set = setClientAddress,
) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: sender })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  set(request, readShopEnv({ TRUSTED_PROXIES: trusted }).trustedProxies)
  return request.headers
}

const addressAfter = (trusted: string, sender: string, forwarded: string) =>
  headersAfter(trusted, sender, { 'x-forwarded-for': forwarded })['x-forwarded-for']

describe('without a trusted proxy', () => {
  test.each(['1.2.3.4', '127.0.0.1', '1.2.3.4, 5.6.7.8', 'evil', ''])(
    'a client that sends %j in X-Forwarded-For is identified by the connection',
    (forged) => expect(addressAfter('', '203.0.113.7', forged)).toBe('203.0.113.7'),
  )

  test('headers that only a proxy may send do not reach Next', () => {
    const forged = {
      forwarded: 'for=1.2.3.4;host=evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '81',
      'x-forwarded-proto': 'https',
    }
    expect(headersAfter('', '203.0.113.7', { ...forged, host: 'shop.test' })).toEqual({
      host: 'shop.test',
      'x-forwarded-for': '203.0.113.7',
    })
  })
})

describe('with trusted proxies', () => {
  test.each([
    ['1', '203.0.113.7', '203.0.113.7'],
    ['1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    ['2', '1.2.3.4, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
    ['10.0.0.0/8', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8, 192.0.2.0/24', '1.2.3.4, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
    ['uniquelocal', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    ['1', '203.0.113.7:4711', '203.0.113.7'],
    ['1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['1', '[2001:db8::7]', '2001:db8::7'],
    ['1', '2001:db8::7', '2001:db8::7'],
    ['10.0.0.0/8', '1.2.3.4:1, 203.0.113.7:4711, 10.0.0.8:80', '203.0.113.7'],
    ['1', '203.0.113.7:evil', '10.0.0.9'],
    ['1', 'evil', '10.0.0.9'],
    ['1', '', '10.0.0.9'],
  ])('%j, a client whose proxies send %j is identified as %s', (trusted, said, counted) => {
    expect(addressAfter(trusted, '10.0.0.9', said)).toBe(counted)
  })

  const warnings = () =>
    vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(line).why as string)

  test("the log says once when they omit the client's address, which makes all shoppers one client", async () => {
    vi.resetModules()
    const { setClientAddress: set } = await import('@etalase/front/gate/request-parts.ts')
    for (const said of ['evil', 'evil', '', undefined, undefined, '203.0.113.7:4711'])
      headersAfter('1', '10.0.0.9', said === undefined ? {} : { 'x-forwarded-for': said }, set)
    headersAfter('', '10.0.0.9', { 'x-forwarded-for': '203.0.113.7' }, set)
    expect(warnings()).toEqual([
      'X-Forwarded-For of a trusted proxy has no address in it',
      'a trusted proxy sends no X-Forwarded-For',
      'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name',
    ])
  })

  test('a client that bypasses them is identified by the connection', () => {
    expect(addressAfter('10.0.0.0/8', '198.51.100.4', '203.0.113.7')).toBe('198.51.100.4')
  })

  test.each([
    ['1', '203.0.113.7', 'shop.example', 'shop.example'],
    ['1', '203.0.113.7', 'evil.example, shop.example', 'shop.example'],
    ['2', '203.0.113.7, 192.0.2.9', 'shop.example, inner.example', 'shop.example'],
    ['2', '203.0.113.7, 192.0.2.9', 'evil.example, shop.example, inner.example', 'shop.example'],
    ['2', '203.0.113.7, 192.0.2.9', 'shop.example', 'shop.example'],
    ['1', '', 'shop.example', 'shop.example'],
  ])('%j, for %j: a list of hosts %j is read as %s', (trusted, addresses, said, host) => {
    const headers = { 'x-forwarded-for': addresses, 'x-forwarded-host': said }
    expect(headersAfter(trusted, '10.0.0.9', headers)['x-forwarded-host']).toBe(host)
  })

  test('the host and the protocol sent by a proxy are kept', () => {
    const said = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }
    expect(headersAfter('10.0.0.0/8', '10.0.0.9', said)).toMatchObject(said)
  })
})

test.each(['10.0.0.0/99', 'example.com', '11', '-1', '1; 2'])(
  'TRUSTED_PROXIES=%s prevents the start and is named',
  (setting) => {
    expect(() => readShopEnv({ TRUSTED_PROXIES: setting })).toThrow(/^TRUSTED_PROXIES: /)
  },
)
