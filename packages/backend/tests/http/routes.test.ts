import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requireRoutes } from '#app.ts'

test('a backend without a route for a call of the contract refuses to start, and names the call', () => {
  const app = Fastify()
  app.get('/products', async () => ({}))
  expect(() => requireRoutes(app)).toThrow(/No route for GET master\/page\/home, .*GET product/)
  expect(() => requireRoutes(app)).toThrow(
    /POST cart.*register it in a folder of packages\/backend\/src/,
  )
  expect(() => requireRoutes(app)).not.toThrow(/GET products[, ]/)
})
