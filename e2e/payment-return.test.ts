import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect } from '@playwright/test'
import { mailAbout, orderState, returnQuery } from '#e2e/support/backend.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { paymentMessages } from '#messages/payment.ts'

const { outcomes } = paymentMessages

test('a forged return shows no success and changes nothing', async ({ page }) => {
  await shopper.addToCart(page, 1036, 'M')
  await shopper.goToCheckout(page)
  await shopper.choosePickup(page)
  const billNo = await shopper.goToPayment(page)
  await page.goto(`/payment/response?${returnQuery(billNo, '2', 'f'.repeat(40))}`)
  await expect(page.getByRole('heading', { name: outcomes.checking.title })).toBeVisible()
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PENDING' })
  expect(await mailAbout(orderNumber(billNo), 'order-paid')).toBeNull()
})

test(
  'a genuine return before the notification is not proof of payment',
  nightly,
  async ({ page }) => {
    await shopper.addToCart(page, 1036, 'M')
    await shopper.goToCheckout(page)
    await shopper.choosePickup(page)
    const billNo = await shopper.goToPayment(page)
    await page.goto(`/payment/response?${returnQuery(billNo, '2')}`)
    await expect(page.getByRole('heading', { name: outcomes.checking.title })).toBeVisible()
  },
)

test(
  'a return is reported once: a reload shows the same and sends nothing',
  nightly,
  async ({ page }) => {
    let reports = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/checkout-payment')) reports++
    })
    await page.goto(`/payment/response?${returnQuery('0'.repeat(32), '3')}`)
    await expect(page.getByRole('heading', { name: outcomes.checking.title })).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/response$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: outcomes.checking.title })).toBeVisible()
    expect(reports).toBe(1)
  },
)

test('a return by POST from another origin shows the result', async ({ page, baseURL }) => {
  await page.setContent(
    `<form method="post" action="${baseURL}/payment/response"><input name="status" value="2"><button>Return</button></form>`,
  )
  await page.getByRole('button', { name: 'Return' }).click()
  await expect(page.getByRole('heading', { name: outcomes.checking.title })).toBeVisible()
})

test('opening the address without a return shows no success', async ({ page }) => {
  await page.goto('/payment/response')
  await expect(page.getByRole('heading', { name: outcomes.checking.title })).toBeVisible()
})
