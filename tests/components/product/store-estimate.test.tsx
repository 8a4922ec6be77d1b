import type { Product } from '@etalase/contract/product.ts'
import { aCart, aProduct, aShowroom } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SizeChoice } from '#components/buy/size-choice.tsx'
import { EstimateBox } from '#components/product/estimate-box.tsx'
import { keepMyStore } from '#lib/browser/my-store.ts'
import { estimateMessages as estimate } from '#messages/estimate.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const name = 'Sandang Nusa Kemang'
const sizes = ['M', 'L'].map((size) => ({
  size_code: size,
  size_name: size,
  is_available: true,
}))
const shirt: Product = {
  ...aProduct({ sizes }),
  short_description: '',
  detailed_description: '',
  related_products: [],
}

beforeEach(() => {
  hasCart(aCart())
})

const nothing = () => {}

function openProduct(product = shirt) {
  return renderInShop(
    <>
      <form id="buy">
        <SizeChoice sizes={product.sizes} onChoose={nothing} onSoldOut={nothing} />
      </form>
      <EstimateBox product={product} formId="buy" />
    </>,
  )
}

const hasStock = (...showrooms: ReturnType<typeof aShowroom>[]) =>
  answers('post', 'check-stock-location', {
    showrooms,
    showroom_regions: [{ id: 1, region_name: 'Java', showrooms }],
  })

const haveKemang = () => keepMyStore({ id: 1, name, cityId: 3174, provinceId: 31 })

const chooseM = async (shopper: ReturnType<typeof openProduct>) => {
  await screen.findByText(estimate.pickupSize(name))
  await shopper.click(screen.getByRole('radio', { name: 'M' }))
}

test('loads nothing without a favourite store', async () => {
  const calls = hasStock(aShowroom())
  const shopper = openProduct()
  await shopper.click(screen.getByRole('radio', { name: 'M' }))
  expect(screen.getByText(estimate.pickup)).toBeTruthy()
  expect(screen.getByRole('link', { name: estimate.chooseStore })).toBeTruthy()
  expect(calls).toEqual([])
})

test('loads nothing without a size', async () => {
  haveKemang()
  const calls = hasStock(aShowroom())
  openProduct()
  expect(await screen.findByText(estimate.pickupSize(name))).toBeTruthy()
  expect(calls).toEqual([])
})

test("promises a size in stock at the shopper's store, with its pickup time", async () => {
  haveKemang()
  const calls = hasStock(aShowroom())
  await chooseM(openProduct())
  expect(await screen.findByText(/^In stock at Sandang Nusa Kemang\. Ready .* WIB$/)).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([{ product_detail_id: 1001, size: 'M', qty: 1 }])
})

test("promises a size elsewhere when the shopper's store lacks it, in the same city first", async () => {
  haveKemang()
  const dago = aShowroom({ id: 2, showroom_name: 'Dago', city_id: 3273, province_id: 32 })
  const blokM = aShowroom({ id: 3, showroom_name: 'Blok M', city_id: 3174, province_id: 31 })
  hasStock(dago, blokM)
  await chooseM(openProduct())
  expect(await screen.findByText(estimate.pickupElsewhere(name, 'Blok M', 1))).toBeTruthy()
})

test('promises nothing for a size that no store has', async () => {
  haveKemang()
  hasStock()
  await chooseM(openProduct())
  expect(await screen.findByText(estimate.pickupNowhere)).toBeTruthy()
})

test('reports a stock that fails to load', async () => {
  haveKemang()
  refuses('post', 'check-stock-location', 500, 'x')
  await chooseM(openProduct())
  expect(await screen.findByText(estimate.pickupFailed(name))).toBeTruthy()
})

test('asks for no size of a sold-out product', async () => {
  haveKemang()
  const soldOut = sizes.map((size) => ({ ...size, is_available: false }))
  openProduct({ ...shirt, sizes: soldOut })
  expect(screen.getByText(estimate.pickup)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
