import { tourRoutes } from '@etalase/backend/demo/tour/tour.ts'
import { demoBackend } from '@etalase/backend/tests/support/backend-for-tests.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { findRoute, routes } from '../../lib/config/routes.ts'

const { db, context } = await demoBackend()
const app = Fastify()
tourRoutes(app, context)

async function paths(): Promise<string[]> {
  const { body } = await app.inject('/tour')
  return [...body.matchAll(/href="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(context.shopUrl))
    .map((address) => new URL(address).pathname)
}

/** Pages reached only from an order, or by a link in a mail. */
const reachedFromOthers = /^\/order\/|^\/(confirm-email|stock-alert|kit)$|\/sign-out/

test('the tour leads to every page of the shop that has its own address', async () => {
  const reached = (await paths()).map((path) => findRoute(path)?.path)
  const pages = routes.filter(({ kind }) =>
    ['shared', 'form', 'personal', 'payment'].includes(kind),
  )
  const missed = pages
    .map(({ path }): string => path)
    .filter((path) => !path.startsWith('/account/') || !path.includes('['))
    .filter((path) => !reachedFromOthers.test(path))
    .filter((path) => !reached.some((found) => found === path))
  expect(missed).toEqual([])
})

test('two clicks at once place one order in each state, which its link opens', async () => {
  const press = () => app.inject({ method: 'POST', url: '/tour/orders' })
  const answers = await Promise.all([press(), press(), press()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
  await press()
  const placed = await db.select({ status: orders.status }).from(orders)
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set(trxStatuses))
  const links = (await paths()).filter((path) => path === '/order/open')
  expect(links).toHaveLength(placed.length)
})

test('a company without cash on delivery has the other examples', async () => {
  const other = await demoBackend()
  const without = Fastify()
  tourRoutes(without, { ...other.context, cash: { ...other.context.cash, ways: [] } })
  await without.inject({ method: 'POST', url: '/tour/orders' })
  const placed = await other.db.select({ way: orders.paymentWay }).from(orders)
  expect(placed.length).toBeGreaterThan(5)
  expect(new Set(placed.map(({ way }) => way))).toEqual(new Set([null]))
})
