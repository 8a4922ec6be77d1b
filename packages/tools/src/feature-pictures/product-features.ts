import { minKnownParcels } from '@etalase/contract/rules/on-time.ts'
import type { Locator, Page } from '@playwright/test'
import { polo, shirt } from '#feature-pictures/subjects.ts'
import { scarceProduct } from '../../../../e2e/support/scarce-product.ts'
import * as shopper from '../../../../e2e/support/shopper.ts'
import { askStaff } from '../../../../e2e/support/staff.ts'
import { addressMessages as address } from '../../../../lib/messages/en/address.ts'
import { estimateMessages as estimate } from '../../../../lib/messages/en/estimate.ts'
import { productMessages as product } from '../../../../lib/messages/en/product.ts'

/** Triggers a feature on a page. Returns the elements that the picture spans, from the first to the last. */
export type Show = (page: Page) => Promise<readonly Locator[]>

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const quantity = (page: Page) => main(page).getByRole('textbox', { name: product.quantity })
const sizes = (page: Page) => main(page).getByRole('group', { name: product.size })

/** Opens a product and chooses a size. */
async function withSize(page: Page, { id, size }: typeof shirt): Promise<void> {
  await page.goto(`/product/${id}`)
  await shopper.untilAnswering(button(page, product.addToCart))
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
}

const buyNow: Show = async (page) => {
  await withSize(page, shirt)
  return [button(page, product.addToCart), button(page, product.buyNow)]
}

const fewLeft: Show = async (page) => {
  const { id, sizes: offered } = await scarceProduct()
  const low = offered.find(({ stock_low }) => stock_low)
  const size = low?.size_name ?? ''
  await withSize(page, { id, size })
  const words = main(page).getByText(product.fewLeft(low?.stock_low ?? 0, size))
  await words.waitFor()
  return [sizes(page), words]
}

const saleEnds: Show = async (page) => {
  const { id } = await scarceProduct()
  await page.goto(`/product/${id}`)
  const end = main(page).getByText(/\(\d+ days left\)$/)
  await end.waitFor()
  // Includes the other texts about the price.
  return [page.getByRole('heading', { level: 1 }), end.locator('..')]
}

const orderLimit: Show = async (page) => {
  await askStaff('order-limit', { product_detail_id: polo.id, max_per_order: 2 })
  await page.goto(`/product/${polo.id}`)
  const limit = main(page).getByText(product.maxPerOrder(2))
  return [sizes(page), limit, quantity(page)]
}

/** Delivery to Jakarta Selatan, where the test parcels went (prepare.ts). */
const inTime: Show = async (page) => {
  await page.goto(`/product/${shirt.id}`)
  const box = page.getByRole('region', { name: estimate.title })
  await box.getByRole('button', { name: estimate.choose }).click()
  await box.getByLabel(address.province).selectOption({ label: 'DKI Jakarta' })
  await box.getByLabel(address.city).selectOption({ label: 'Kota Jakarta Selatan' })
  await box.getByLabel(address.subdistrict).selectOption({ label: 'Mampang Prapatan' })
  const all = { parcels: minKnownParcels, in_time: minKnownParcels }
  await box.getByText(estimate.inTime('DKI Jakarta', all)).waitFor()
  return [box]
}

/** The first row of a list with Save-Data. */
const dataSaver: Show = async (page) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  await page.goto('/products?category_id=6')
  return [
    main(page)
      .getByRole('list')
      .filter({ has: page.locator('img') })
      .getByRole('listitem')
      .first(),
  ]
}

export const productFeatures = {
  'buy-now': buyNow,
  'few-left': fewLeft,
  'sale-ends': saleEnds,
  'order-limit': orderLimit,
  'in-time': inTime,
  'data-saver': dataSaver,
} satisfies Record<string, Show>
