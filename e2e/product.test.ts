import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { holdScripts, scripts } from '#e2e/support/scripts.ts'
import { untilAnswering } from '#e2e/support/shopper.ts'
import { anyWidth, nightly, nightlyAnyWidth, test, wideToo } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'
import { headerMessages } from '#messages/header.ts'
import { ownGarmentMessages } from '#messages/own-garment.ts'
import { productMessages } from '#messages/product.ts'

const shirt = '/product/1001'

test('a size in the address is preselected', anyWidth, async ({ page }) => {
  await page.goto(`${shirt}?size=M`)
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
})

test(
  'an unknown size in the address selects nothing, and a message says so',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto(`${shirt}?size=XXXXL`)
    await expect(page.getByRole('button', { name: productMessages.checkStock })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByText(productMessages.noSuchSize)).toBeVisible()
  },
)

test('size and quantity are kept when changing the colour', anyWidth, async ({ page }) => {
  await page.goto(shirt)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('button', { name: productMessages.increase }).click()
  const colors = page.getByRole('navigation', { name: productMessages.colors })
  await colors.locator('a:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\/product\/(?!1001).*size=M&qty=2/)
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.getByRole('textbox', { name: productMessages.quantity })).toHaveValue('2')
})

/**
 * Swipes left across the window, one move per frame: a busy browser would merge faster moves. Spans nearly the whole width: a swipe
 * that takes over 300 ms counts only from half of the width, measured after its first move.
 */
async function swipeLeft(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 640 }
  await page.mouse.move(width * 0.9, height / 2)
  await page.mouse.down()
  for (const part of [0.85, 0.6, 0.35, 0.1]) {
    await page.mouse.move(width * part, height / 2)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
}

test.describe('the gallery', () => {
  test('enlarges a picture by press, keys and buttons', async ({ page }) => {
    await page.goto(shirt)
    const picture = page.getByRole('link', { name: productMessages.zoomPicture(1, 3) })
    await untilAnswering(picture)
    await picture.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toHaveText(/1 \/ 3$/)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('heading')).toHaveText(/2 \/ 3$/)
    const stage = dialog.getByRole('button', { name: new RegExp(`^${productMessages.zoomIn}:`) })
    await stage.focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('heading')).toHaveText(/3 \/ 3$/)
    await expect(stage).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('heading')).toHaveText(/2 \/ 3$/)
    await stage.click()
    const enlarged = dialog.getByRole('button', {
      name: new RegExp(`^${productMessages.zoomOut}:`),
    })
    const overflow = () => enlarged.evaluate((box) => box.scrollHeight / box.clientHeight)
    await expect.poll(overflow).toBeGreaterThan(1.5)
    await page.keyboard.press('-')
    await expect(stage).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test(
    'changes the enlarged picture on a swipe, unless it is zoomed in',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto(shirt)
      await page.getByRole('link', { name: productMessages.zoomPicture(1, 3) }).click()
      const dialog = page.getByRole('dialog')
      const count = dialog.getByRole('heading')
      await expect(count).toHaveText(/1 \/ 3$/)
      await swipeLeft(page)
      await expect(count).toHaveText(/2 \/ 3$/)
      await dialog.getByRole('button', { name: productMessages.zoomIn, exact: true }).click()
      await swipeLeft(page)
      await expect(count).toHaveText(/2 \/ 3$/)
      await dialog.getByRole('button', { name: productMessages.nextPicture }).click()
      await expect(count).toHaveText(/3 \/ 3$/)
      await expect(
        dialog.getByRole('button', { name: new RegExp(`^${productMessages.zoomIn}:`) }),
      ).toHaveCount(1)
    },
  )

  test(
    'makes only the current enlarged picture focusable, also in browsers without inert',
    nightlyAnyWidth,
    async ({ page }) => {
      await page.goto(shirt)
      await page.getByRole('link', { name: productMessages.zoomPicture(1, 3) }).click()
      const pictures = page.getByRole('dialog').getByRole('button', {
        name: new RegExp(`^${productMessages.zoomIn}:`),
        includeHidden: true,
      })
      await expect(pictures).toHaveCount(2)
      await expect(pictures.nth(0)).not.toHaveAttribute('tabindex')
      await expect(pictures.nth(1)).toHaveAttribute('tabindex', '-1')
    },
  )

  test(
    'scrolls to the picture of a pressed thumbnail, without changing the address',
    nightly,
    async ({ page }) => {
      await page.goto(shirt)
      await page.getByRole('link', { name: productMessages.showPicture(2, 3) }).click()
      await expect(
        page.getByRole('link', { name: productMessages.zoomPicture(2, 3) }),
      ).toBeInViewport({
        ratio: 0.4,
      })
      expect(new URL(page.url()).hash).toBe('')
    },
  )
})

test.describe('Check Stock Locations', () => {
  const check = (page: Page) => page.getByRole('button', { name: 'Check Stock Locations' }).click()

  test('lists the stores that stock the size, by region', async ({ page }) => {
    await page.goto(shirt)
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await check(page)
    const dialog = page.getByRole('dialog', {
      name: productMessages.stockTitle({ size_name: 'M' }),
    })
    await expect(dialog.getByRole('listitem').first()).toContainText('Sandang Nusa')
    await expectAccessible(page)
  })

  test('requires a size and a quantity', nightlyAnyWidth, async ({ page }) => {
    await page.goto(shirt)
    await check(page)
    await expect(page.getByText('Please choose a size.')).toBeVisible()
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByLabel(productMessages.quantity, { exact: true }).fill('')
    await check(page)
    await expect(page.getByText('Min quantity to check stock is 1.')).toBeVisible()
  })

  test('says when no store has enough', nightlyAnyWidth, async ({ page }) => {
    await page.goto(shirt)
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByLabel(productMessages.quantity, { exact: true }).fill('99')
    await check(page)
    await expect(page.getByText('No location available for this product..')).toBeVisible()
  })

  test('reports a failed request, and retries on demand', nightlyAnyWidth, async ({ page }) => {
    await page.goto(shirt)
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.route('**/api/check-stock-location', (route) => route.abort())
    await check(page)
    await expect(page.getByText('Connection failed, please try again')).toBeVisible()
    await page.unroute('**/api/check-stock-location')
    await page.getByRole('dialog').getByRole('button', { name: errorsMessages.retry }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  })
})

test('the sticky bar adds to the cart', wideToo, async ({ page }) => {
  await page.goto(`${shirt}?size=M`)
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Everyday T-shirt in Natural White' })
  await expect(bar).toContainText('IDR')
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
})

test('the sticky bar brings the shopper to the missing size', nightly, async ({ page }) => {
  await page.goto(shirt)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Everyday T-shirt in Natural White' })
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Please choose a size.')).toBeInViewport()
})

test('a product has share links for four networks', nightlyAnyWidth, async ({ page, baseURL }) => {
  await page.goto(shirt)
  const share = page.getByRole('region', { name: productMessages.share })
  for (const network of ['WhatsApp', 'Messenger', 'Facebook', 'Twitter']) {
    const href = await share
      .getByRole('link', { name: productMessages.shareOn(network) })
      .getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain(`${baseURL}${shirt}`)
  }
})

test(
  'a bundle that includes the product is named, and links to its other pieces',
  nightlyAnyWidth,
  async ({ page }) => {
    await page.goto(shirt)
    await page.getByRole('link', { name: 'Buy 2 of T-Shirts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'T-Shirts' })).toBeVisible()
  },
)

test('axe finds no problems on an open size chart', nightlyAnyWidth, async ({ page }) => {
  await page.goto(shirt)
  await page.locator('summary').filter({ hasText: productMessages.sizeChart }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test(
  'the colours of a garment link to each other, with the current one marked',
  nightly,
  async ({ page }) => {
    await page.goto('/product/1002')
    const colors = page.getByRole('navigation', { name: productMessages.colors })
    await expect(colors.getByRole('link', { name: 'Black' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const navy = colors.getByRole('link', { name: 'Navy' })
    const box = await navy.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await navy.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Navy')
    await expect(navy).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
  },
)

test.describe('the comparison with an owned garment', () => {
  const { compareSize } = productMessages
  const { inCentimetres, findSize } = ownGarmentMessages
  const openComparison = async (page: Page) => {
    await page.goto(shirt)
    await page.locator('summary').filter({ hasText: productMessages.sizeChart }).click()
    await page.getByRole('button', { name: compareSize }).click()
    return page.getByRole('form', { name: compareSize })
  }

  test('finds the nearest size, and remembers the measurements', nightly, async ({ page }) => {
    const form = await openComparison(page)
    await expect(form.getByLabel(inCentimetres('A Chest width'))).toBeFocused()
    await form.getByLabel(inCentimetres('A Chest width')).fill('52,5')
    await form.getByLabel(inCentimetres('B Body length')).fill('70')
    await form.getByRole('button', { name: findSize }).click()
    await expect(form.getByRole('status')).toContainText(ownGarmentMessages.nearestSize('M'))
    await expectAccessible(page)
    const again = await openComparison(page)
    await expect(again.getByLabel(inCentimetres('A Chest width'))).toHaveValue('52.5')
  })

  test(
    'shows an error at the field of an invalid measurement',
    nightlyAnyWidth,
    async ({ page }) => {
      const form = await openComparison(page)
      await form.getByLabel(inCentimetres('A Chest width')).fill('wide')
      await form.getByLabel(inCentimetres('B Body length')).fill('70')
      await page.keyboard.press('Enter')
      await expect(form.getByText(ownGarmentMessages.wrongCentimetres)).toBeVisible()
      await expect(form.getByLabel(inCentimetres('A Chest width'))).toBeFocused()
      await expectAccessible(page)
    },
  )

  test('reports that its code cannot be loaded', nightlyAnyWidth, async ({ page }) => {
    await page.goto(shirt)
    await page.locator('summary').filter({ hasText: productMessages.sizeChart }).click()
    await expect(page.getByRole('button', { name: compareSize })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('button', { name: compareSize }).click()
    await expect(page.getByText(errorsMessages.connectionFailed)).toBeVisible()
  })
})

test('an open size chart never covers the details below it', nightly, async ({ page }) => {
  await page.goto(shirt)
  await page.locator('summary').filter({ hasText: productMessages.sizeChart }).click()
  const details = page.getByRole('heading', { name: productMessages.details })
  await details.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const share = page.getByRole('region', { name: productMessages.share })
  const edges = async () => {
    const [above, below] = await Promise.all([share.boundingBox(), details.boundingBox()])
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  expect(await edges()).toBeGreaterThanOrEqual(0)
})

test('choices made before the scripts load are kept', anyWidth, async ({ page }) => {
  const { release } = await holdScripts(page)
  await page.goto(shirt, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  await page.getByLabel(productMessages.quantity, { exact: true }).fill('2')
  release()
  await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  await expect(page.getByRole('link', { name: headerMessages.cart(2) })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
})

test('details keep their line breaks', nightlyAnyWidth, async ({ page }) => {
  await page.goto(shirt)
  const details = page.getByRole('main').locator('.whitespace-pre-line')
  expect((await details.innerText()).split('\n').length).toBeGreaterThan(1)
})
