import { expect } from '@playwright/test'
import { e2e, staffToken } from '#e2e/settings.ts'

/** Makes a staff call, which must succeed. */
export async function askStaff<Data>(path: string, body?: object): Promise<Data> {
  const response = await fetch(`${e2e.backendUrl}/staff/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${staffToken}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status).toBe(200)
  const { data }: { data: Data } = await response.json()
  return data
}

/** Hands over a paid pickup. */
export async function handOver(order: string): Promise<void> {
  for (const step of ['ready', 'complete']) await askStaff('order-step', { order, step })
}
