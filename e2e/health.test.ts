import { expect } from '@playwright/test'
import { metricsHeaders } from '#e2e/settings.ts'
import { test } from '#e2e/support/test.ts'
import { headerMessages } from '#messages/header.ts'

test('the probes report that the shop is live and ready', async ({ request }) => {
  expect(await (await request.get('/livez')).json()).toEqual({ status: 'live' })
  const ready = await request.get('/readyz')
  expect([ready.status(), await ready.json()]).toEqual([200, { status: 'ready' }])
})

test("the metrics have visitors' web vitals, by route rather than address", async ({
  page,
  request,
}) => {
  await page.goto('/product/1001?utm_source=mail')
  await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto('/faq')
  const metrics = async () => (await request.get('/metrics', { headers: metricsHeaders })).text()
  await expect
    .poll(metrics)
    .toMatch(/web_vital_seconds_count\{name="LCP",route="\/product\/\[id\]"\}/)
  expect(await metrics()).toMatch(/http_requests_total\{route="\/product\/\[id\]",method="GET"/)
  expect(await metrics()).not.toMatch(/product\/1001|utm_source/)
})

test('a failed request returns the request id that the proxy gave it', async ({ request }) => {
  const response = await request.get('/api/user/orders', {
    headers: { 'X-Request-Id': 'proxy-4711-a' },
  })
  expect(response.status()).toBe(401)
  expect(response.headers()['x-trace-id']).toBe('proxy-4711-a')
})
