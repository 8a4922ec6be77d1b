import { expect, test } from 'vitest'
import { acceptedEncoding } from '#server/accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['*', 'br'],
])('of %s the smallest is taken', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0.5, *;q=0.9', 'gzip'],
])('of %s the one that is liked best is taken', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip; q=0', null],
  ['zstd, compress', null],
  ['brotli, xgzip', null],
  ['', null],
  [undefined, null],
])('what %s refuses is not sent', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
