import { test as base } from '@playwright/test'
import { textBrowsers } from '#e2e/engines/text/text-browsers.ts'
import { TextTab } from '#e2e/engines/text/text-tab.ts'
import { e2e } from '#e2e/settings.ts'

interface Fixtures {
  /** Opens a page of the shop in a fresh instance of the project's browser. */
  openTab: (path: string) => Promise<TextTab>
}

/** A test that runs in each browser for terminals. The report of a failure contains the screen. */
export const test = base.extend<Fixtures>({
  openTab: async ({ browserName: _ }, use, info) => {
    const browser = textBrowsers.find(({ name }) => name === info.project.name)
    if (!browser) throw new Error(`${info.project.name} is no browser for terminals.`)
    const tabs: TextTab[] = []
    await use(async (path) => {
      const tab = await TextTab.open(browser, new URL(path, e2e.shopUrl).href)
      tabs.push(tab)
      return tab
    })
    for (const tab of tabs) {
      if (info.status !== info.expectedStatus)
        await info.attach('screen', { body: await tab.text(), contentType: 'text/plain' })
      await tab.terminal.stop()
    }
  },
})
