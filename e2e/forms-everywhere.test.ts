import { expect, type Page } from '@playwright/test'
import { openCheckoutSteps, openCustomerPages, openGuestPages } from '#e2e/support/every-page.ts'
import { formFaults } from '#e2e/support/form-faults.ts'
import { test } from '#e2e/support/test.ts'
import { invalidMarkup } from '#tests/support/invalid-markup.ts'

test.use({ javaScriptEnabled: false })

/** Returns the faults of the pages that `open` opens, by address. */
async function faultsOf(
  page: Page,
  open: (page: Page, look: () => Promise<void>) => Promise<void>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  await open(page, async () => {
    const faults = [...(await formFaults(page)), ...invalidMarkup(await page.content())]
    if (faults.length > 0) found[page.url()] = faults
  })
  return found
}

test('guest pages have buttons that small browsers can press, forms safe from Enter, and valid HTML', async ({
  page,
}) => {
  test.setTimeout(300_000)
  expect(await faultsOf(page, openGuestPages)).toEqual({})
})

test('customer pages have equally safe forms and valid HTML', async ({ page }) => {
  test.setTimeout(300_000)
  expect(await faultsOf(page, openCustomerPages)).toEqual({})
})

test('checkout steps and a pending order have equally safe forms and valid HTML', async ({
  page,
}) => {
  expect(await faultsOf(page, openCheckoutSteps)).toEqual({})
})

test('the check reports each kind of fault, and none in a working form', async ({ page }) => {
  await page.setContent(`
    <form id="a" method="post" action="/api/cart"><input name="qty"><button>Add</button></form>
    <button form="a">Add outside</button><button type="button"><svg></svg></button><button>No form</button>
    <form method="post" action="/api/cart/remove"><input name="qty"><button>Remove</button></form>
    <form method="post" action="/api/order/close"><button formaction="/x">Close</button></form>
    <form method="post" action="/api/key"><input name="name"><input type="password" name="password"><button>Add</button></form>`)
  expect((await formFaults(page)).map((fault) => fault.replace(/<.*>/, '…'))).toEqual([
    '/api/cart “Add outside” is outside its form',
    '/api/cart “Add outside” has form',
    'no form “…” has no words',
    'no form “No form” is outside its form',
    '/api/order/close “Close” has formaction',
    '/api/cart: … is outside',
    '/api/cart/remove does harm by Enter',
    '/api/order/close has no field',
    '/api/key has a password without its account',
  ])
})
