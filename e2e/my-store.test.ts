import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { addToCart, goToCheckout } from '#e2e/support/shopper.ts'
import { anyWidth, nightly, test } from '#e2e/support/test.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { estimateMessages as estimate } from '#messages/estimate.ts'
import { myStoreMessages as myStore } from '#messages/my-store.ts'
import { productMessages } from '#messages/product.ts'
import { storesMessages } from '#messages/stores.ts'

const shirt = '/product/1001'

const box = (page: Page) => page.getByRole('region', { name: estimate.title })
const makeMine = (page: Page, pressed: boolean) =>
  page.getByRole('main').getByRole('button', { name: /^Make this my store: /, pressed })

/** Makes the third listed store my store. Returns its name. */
async function chooseThird(page: Page): Promise<string> {
  await page.goto('/stores')
  const third = makeMine(page, false).nth(2)
  const name = ((await third.getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '')
  await third.click()
  await expect(makeMine(page, true)).toHaveAccessibleName(myStore.make(name))
  return name
}

const chooseM = (page: Page) =>
  page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })

test(
  'a chosen store is named on every product, in the stock dialog and at pickup',
  nightly,
  async ({ page }) => {
    const name = await chooseThird(page)
    await expectAccessible(page)
    await page.goto(shirt)
    await expect(box(page).getByText(estimate.pickupSize(name))).toBeVisible()
    await chooseM(page)
    await expect(
      box(page).getByText(new RegExp(`^(In stock|Not in stock) at ${name}`)),
    ).toBeVisible()
    await page.getByRole('button', { name: productMessages.checkStock }).click()
    const dialog = page.getByRole('dialog', {
      name: productMessages.stockTitle({ size_name: 'M' }),
    })
    await expect(
      dialog.getByText(new RegExp(`^(In stock|Not in stock) at your store, ${name}`)),
    ).toBeVisible()
    await expectAccessible(page)
    await addToCart(page, 1001, 'M')
    await goToCheckout(page)
    await page.getByRole('button', { name: checkoutMessages.storePickup }).click()
    await expect(page.getByText(checkoutMessages.showroomText)).toBeVisible()
    await expect(page.getByText(myStore.becomes)).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(name)
  },
)

test(
  'the note about the chosen store does not shift the product page',
  nightly,
  async ({ page }) => {
    const name = await chooseThird(page)
    await page.goto(shirt)
    const before = await box(page).boundingBox()
    await expect(box(page).getByText(estimate.pickupSize(name))).toBeVisible()
    expect(await box(page).boundingBox()).toEqual(before)
    await chooseM(page)
    await expect(
      box(page).getByText(new RegExp(`^(In stock|Not in stock) at ${name}`)),
    ).toBeVisible()
    expect((await box(page).boundingBox())?.height).toBe(before?.height)
  },
)

test(
  'the choice survives a reload, moves no other store, and can be undone with one press',
  anyWidth,
  async ({ page }) => {
    const name = await chooseThird(page)
    await page.reload()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    const other = makeMine(page, false).last()
    const before = await other.boundingBox()
    await makeMine(page, true).click()
    await expect(page.getByText(myStore.none)).toBeVisible()
    expect(await other.boundingBox()).toEqual(before)
    await page.reload()
    await expect(page.getByText(myStore.none)).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no button is shown that needs scripts', anyWidth, async ({ page }) => {
    await page.goto('/stores')
    await expect(page.getByText(storesMessages.allHours)).toBeVisible()
    await expect(page.getByRole('button', { name: /my store/i })).toHaveCount(0)
    await expect(page.getByText(myStore.none)).toBeHidden()
    await page.goto(shirt)
    await expect(box(page).getByText(estimate.pickup)).toBeVisible()
    await expect(page.getByRole('link', { name: estimate.chooseStore })).toHaveCount(0)
  })
})
