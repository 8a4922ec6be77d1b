import { openBrowser, withPhonePage } from '#bench/pages/phone.ts'

/** Runs in the page. Returns the addresses that the browser chose for the pictures in its viewport. */
function chosenInWindow(): string[] {
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  return [...document.images].filter(isInWindow).map(({ currentSrc }) => currentSrc)
}

/** Returns the pictures in a phone's first screen of each page. Loads none of them, so that the shop has not encoded any yet. */
export async function firstScreenPictures(urls: readonly string[]): Promise<string[]> {
  const browser = await openBrowser()
  const found = new Set<string>()
  try {
    for (const url of urls)
      await withPhonePage(browser, async (page) => {
        await page.route('**/img/**', (route) => route.abort())
        await page.goto(url, { waitUntil: 'domcontentloaded' })
        for (const address of await page.evaluate(chosenInWindow))
          if (address.includes('/img/')) found.add(address)
      })
  } finally {
    await browser.close()
  }
  return [...found]
}
