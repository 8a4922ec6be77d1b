import { expect } from '@playwright/test'
import { until } from '#e2e/engines/tab.ts'
import { test } from '#e2e/engines/test.ts'

// Chromium's headless shell has no back/forward cache, and Firefox under a driver uses it unreliably. See `e2e/back-forward-cache.test.ts`.
test.beforeEach(({ browserName: _ }, { project }) => {
  test.skip(project.name !== 'webkit', 'a browser under test keeps no page')
})

for (const path of ['/', '/products?category_id=7', '/product/1001', '/stores', '/faq']) {
  test(`Back restores ${path} from the back/forward cache`, async ({ tab }) => {
    await tab.open(path)
    await tab.evaluate(() => Reflect.set(window, 'leftHere', true))
    await tab.open('/tnc')
    await tab.back()
    await until(async () =>
      expect(await tab.evaluate(() => location.pathname + location.search)).toBe(path),
    )
    expect(await tab.evaluate(() => Reflect.get(window, 'leftHere') === true)).toBe(true)
  })
}
