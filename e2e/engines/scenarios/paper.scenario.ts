import { expect } from '@playwright/test'
import { openOrder } from '#e2e/engines/checkout.ts'
import { byCss, byText } from '#e2e/engines/query.ts'
import { test } from '#e2e/engines/test.ts'
import { placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Lays the page out for paper by enabling its print rules, as some protocols cannot emulate print media. */
function layOutForPaper(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media
        if (/print/.test(mediaText)) rule.media.mediaText = mediaText.replace('print', 'all')
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) turn(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) turn(cssRules)
}

test('an order on paper shows its number and total, and no interactive elements', async ({
  tab,
}) => {
  const order = await placeGuestOrder()
  await openOrder(tab, order)
  await tab.sees(byText(ordersMessages.number(order.number)))
  await tab.evaluate(layOutForPaper)
  await tab.sees(byText(ordersMessages.number(order.number)))
  await tab.sees(byText(checkoutMessages.grandTotal))
  expect(await tab.texts(byCss('header, footer, nav, button, form, select'))).toEqual([])
})
