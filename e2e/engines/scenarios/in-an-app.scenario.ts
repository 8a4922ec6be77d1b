import * as checkout from '#e2e/engines/checkout.ts'
import { button, link } from '#e2e/engines/query.ts'
import { test } from '#e2e/engines/test.ts'
import { productMessages } from '#messages/product.ts'

test.beforeEach(({ browserName: _ }, { project }) => {
  test.skip(project.name !== 'webview', 'other browsers open a window')
})

test('a link to a new window does nothing inside an app, and the page keeps working', async ({
  tab,
}) => {
  await tab.open('/product/1001')
  await tab.seesNo(button(productMessages.shareElsewhere))
  await tab.press(link(productMessages.shareOn('WhatsApp')))
  await tab.isAt(/^\/product\/1001$/)
  await checkout.addToCart(tab, 'M')
})
