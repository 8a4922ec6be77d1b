import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { readCallOf } from '#lib/actions/read-call.ts'
import { ucpCalls } from '#lib/config/ucp-calls.ts'

const api = '/api/[...path]'
const ucp = '/ucp/[...path]'

describe('a call waits for a slot only if it reads, in every row of the contract:', () => {
  test.each(Object.entries<Endpoint>(endpoints))('%s', (call, { effect }) => {
    const [method = '', path] = call.split(' ')
    expect(readCallOf(method, `/api/${path}`, api)).toBe(effect === 'reads' ? call : null)
  })

  test.each(Object.entries(ucpCalls))('ucp %s', (call, effect) => {
    const [method = '', path = ''] = call.split(' ')
    const asked = readCallOf(method, `/ucp/${path.replace(':id', 'c-1')}`, ucp)
    expect(asked).toBe(effect === 'reads' ? `/ucp/ ${call}` : null)
  })
})

test('a call has one name whatever path a client sends', () => {
  expect(readCallOf('GET', '/ucp/carts/a', ucp)).toBe(readCallOf('GET', '/ucp/carts/b', ucp))
  expect(readCallOf('GET', '/api/made-up-1', api)).toBe(readCallOf('GET', '/api/made-up-2', api))
  expect(readCallOf('GET', '/ucp/made-up', ucp)).toBe(ucp)
  expect(readCallOf('GET', '/api/constructor', api)).toBe(api)
})

test('HEAD takes the slots of GET', () => {
  expect(readCallOf('HEAD', '/api/products', api)).toBe('GET products')
})

test("the shop's own endpoints read by GET, and write by any other method", () => {
  expect(readCallOf('GET', '/api/session', '/api/session')).toBe('/api/session')
  expect(readCallOf('POST', '/api/session/sign-in', '/api/session/[form]')).toBeNull()
  expect(readCallOf('DELETE', '/api/pending-order', '/api/pending-order')).toBeNull()
})
