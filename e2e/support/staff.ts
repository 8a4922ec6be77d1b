import { expect } from '@playwright/test'
import { e2e, engine, staffToken } from '#e2e/settings.ts'

/** Makes a call with a token, which must succeed, and returns its answer. */
async function ask(url: string, token: string, body?: object) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** Makes a staff call, which must succeed. */
export async function askStaff<Data>(path: string, body?: object): Promise<Data> {
  const { data }: { data: Data } = await ask(`${e2e.backendUrl}/staff/${path}`, staffToken, body)
  return data
}

/** Makes a step with an order, like staff: in Medusa's admin when the shop has Medusa behind it. */
const stepOrder = (order: string, step: string) =>
  engine
    ? ask(`${engine.url}/adapter/orders/${order}/step`, engine.secret, { step })
    : askStaff('order-step', { order, step })

/** Hands over a paid pickup. */
export async function handOver(order: string): Promise<void> {
  for (const step of ['ready', 'complete']) await stepOrder(order, step)
}
