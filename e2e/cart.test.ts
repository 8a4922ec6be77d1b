import { expect } from '@playwright/test'
import { askBackend } from '#e2e/support/backend.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

interface ListedProduct {
  id: number
  product_name: string
  sizes: { size_code: string; size_name: string; is_available: 0 | 1 }[]
}

async function aProductWithASoldOutSize() {
  const { products } = await askBackend<{ products: ListedProduct[] }>('products?limit=100')
  const product = products.find(
    ({ sizes }) => sizes.some((size) => !size.is_available) && sizes.length > 1,
  )
  const soldOut = product?.sizes.find((size) => !size.is_available)
  if (!product || !soldOut) throw new Error('The demo company has no sold-out size')
  return { product, soldOut }
}

test('a sold-out size cannot be chosen, and a message says why', async ({ page }) => {
  const { product, soldOut } = await aProductWithASoldOutSize()
  await page.goto(`/product/${product.id}`)
  const size = page.getByRole('radio', {
    name: productMessages.sizeSoldOut(soldOut.size_name),
    exact: true,
  })
  // It is disabled until scripts start.
  await expect(size).toHaveJSProperty('disabled', false)
  await size.click({ force: true })
  await expect(page.getByText(productMessages.outOfStock)).toBeVisible()
  await expect(size).not.toBeChecked()
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  await expect(page.getByText(productMessages.chooseSize)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('plus, minus and remove change the cart, also after a reload', async ({ page }) => {
  await shopper.addToCart(page, 1001, 'M')
  await page.getByRole('link', { name: cartMessages.goToCart }).click()
  const main = page.getByRole('main')
  // The product page stays mounted and hidden, with its own quantity.
  const quantity = main.getByLabel(cartMessages.quantity, { exact: true }).filter({ visible: true })
  const plus = main.getByRole('button', { name: /^Increase quantity of/ })
  await plus.click()
  await plus.click()
  await expect(quantity).toHaveText('3')
  // Shown at once, but sent after the earlier presses: an early reload would lose it.
  const lowered = page.waitForResponse('**/api/cart-item-decrement-qty')
  await main.getByRole('button', { name: /^Decrease quantity of/ }).click()
  await expect(quantity).toHaveText('2')
  await expect(page.getByRole('link', { name: headerMessages.cart(2) })).toBeVisible()
  await lowered
  await page.reload()
  await expect(quantity).toHaveText('2')

  await main.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: cartMessages.confirmRemove })).toBeVisible()
  await page.getByRole('button', { name: cartMessages.keep }).click()
  await expect(quantity).toHaveText('2')
  await main.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: cartMessages.yesRemove }).click()
  await expect(main.getByText(cartMessages.empty)).toBeVisible()
})

test("a quantity beyond the stock is refused with the product's name, and the cart stays unchanged", async ({
  page,
}) => {
  await page.goto('/product/1001')
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByLabel(productMessages.quantity, { exact: true }).fill('500')
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  await expect(
    page.getByText(/Everyday T-shirt in Natural White, size M, has only \d+ left/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
})

test('the checkout in progress survives a reload', nightly, async ({ page }) => {
  await shopper.addToCart(page, 1001, 'M')
  await shopper.goToCheckout(page)
  await page.getByRole('button', { name: checkoutMessages.onlineDelivery }).click()
  await shopper.fillAddress(page)
  await page.reload()
  await expect(page.getByLabel(addressMessages.recipientName)).toHaveValue('Sari Dewi')
  await expect(page.getByLabel(addressMessages.subdistrict)).toHaveValue(/\d+/)
})

test(
  "an incomplete address shows each error at its field, in the spec's wording",
  nightly,
  async ({ page }) => {
    await shopper.addToCart(page, 1001, 'M')
    await shopper.goToCheckout(page)
    await page.getByRole('button', { name: checkoutMessages.onlineDelivery }).click()
    await shopper.continueFromAddress(page)
    for (const message of [
      'Recipient name is required.',
      'Recipient phone is required.',
      'Address street is required.',
      'Province must be chosen.',
      'City must be chosen',
      'Subdistrict must be chosen.',
    ]) {
      await expect(page.getByRole('main').getByText(message)).toBeVisible()
    }
    await expect(page.getByLabel(addressMessages.recipientName)).toBeFocused()
    await expect(page.getByLabel(addressMessages.city)).toBeDisabled()
  },
)

test("the guest e-mail is required, in the spec's wording", nightly, async ({ page }) => {
  await shopper.addToCart(page, 1001, 'M')
  await shopper.goToCheckout(page)
  await shopper.choosePickup(page)
  const pay = page.getByRole('button', { name: checkoutMessages.goToPayment })
  await pay.click()
  await expect(page.getByRole('main').getByText('Please input your email address.')).toBeVisible()
  await page.getByLabel(checkoutMessages.guestEmail, { exact: true }).fill('sari')
  await pay.click()
  await expect(page.getByRole('main').getByText('Please enter a valid email address')).toBeVisible()
})

test(
  'size, cart and drawer work by keyboard, and Escape gives the focus back',
  nightly,
  async ({ page }) => {
    await page.goto('/product/1001')
    await page.getByRole('radio', { name: 'S', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
    const add = page.getByRole('button', { name: productMessages.addToCart, exact: true })
    await add.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: cartMessages.drawerTitle })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(add).toBeFocused()
  },
)

test('removing the last line in the drawer leaves it open and empty', nightly, async ({ page }) => {
  await shopper.addToCart(page, 1001, 'M')
  const drawer = page.getByRole('dialog', { name: cartMessages.drawerTitle })
  const question = page.getByRole('dialog', { name: cartMessages.confirmRemove })
  const remove = drawer.getByRole('button', { name: /^Remove/ })
  await remove.click()
  await question.getByRole('button', { name: cartMessages.keep }).click()
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: cartMessages.yesRemove }).click()
  await expect(drawer.getByText(cartMessages.emptyDrawer)).toBeVisible()
  await expect(drawer.getByRole('region', { name: cartMessages.items })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('Back closes the drawer', nightly, async ({ page }) => {
  await page.goto('/products?search=everyday+natural')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Natural White/ })
    .click()
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: cartMessages.drawerTitle })
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
})

test(
  'a change in one tab shows in the other once the shopper returns to it',
  nightly,
  async ({ page, context }) => {
    await shopper.addToCart(page, 1001, 'M')
    const other = await context.newPage()
    await shopper.addToCart(other, 1001, 'L')
    await page.bringToFront()
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  },
)

test(
  'after removing the last line, the keyboard continues at the empty-cart message',
  nightly,
  async ({ page }) => {
    await shopper.addToCart(page, 1001, 'M')
    await page.goto('/cart')
    await page.getByRole('button', { name: /^Remove/ }).press('Enter')
    // Enter, this soon after, would count as a double press.
    await page.getByRole('button', { name: cartMessages.yesRemove }).press('Space')
    await expect(page.getByText('Your Cart is Empty')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: cartMessages.emptyText })).toBeFocused()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper finds a shirt, opens it and adds it to the cart', nightly, async ({ page }) => {
    await page.goto('/products?category_id=6')
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().click()
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await page.goto('/product/1001')
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const line = page
      .getByRole('main')
      .getByRole('link', { name: 'Everyday T-shirt in Natural White' })
    await expect(line).toBeVisible()
  })

  test(
    'adding without a size sends nothing, and the browser asks for one',
    nightly,
    async ({ page }) => {
      await page.goto('/product/1001')
      await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
      await expect(page.getByRole('radio').first()).toBeFocused()
      await expect(page).toHaveURL(/\/product\/1001$/)
    },
  )

  test('plus, minus and remove change the cart, and a message confirms it', async ({ page }) => {
    await shopper.putIntoCart(page, 1001, 'M')
    await page.goto('/cart')
    const main = page.getByRole('main')
    const quantity = main.getByLabel(cartMessages.quantity, { exact: true })
    await main.getByRole('button', { name: /^Increase quantity of/ }).click()
    await expect(quantity).toHaveText('2')
    await expect(main.getByRole('status').first()).toBeVisible()
    await main.getByRole('button', { name: /^Decrease quantity of/ }).click()
    await expect(quantity).toHaveText('1')
    await main.getByRole('button', { name: /^Remove/ }).click()
    await expect(main.getByText(cartMessages.empty)).toBeVisible()
    await expect(page).toHaveURL(/\/cart$/)
    await page.reload()
    await expect(main.getByRole('status')).toHaveCount(0)
  })

  test('an invalid quantity is not sent, and stays in its field', nightly, async ({ page }) => {
    await page.goto('/product/1001')
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    const quantity = page.getByLabel(productMessages.quantity, { exact: true })
    for (const wrong of ['-3', '1.5', '0', '1e3']) {
      await quantity.fill(wrong)
      await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
      await expect(quantity).toBeFocused()
      await expect(quantity).toHaveValue(wrong)
      await expect(page).toHaveURL(/\/product\/1001$/)
    }
  })

  test('a refused addition is reported on the cart page', nightly, async ({ page }) => {
    await page.goto('/product/1001')
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByLabel(productMessages.quantity, { exact: true }).fill('99')
    await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
    await expect(page.getByText(cartMessages.notAdded)).toContainText(cartMessages.failedOutOfStock)
  })
})
