import { openBrowser, withPhonePage } from '#bench/pages/phone.ts'

/** Runs in the page: the addresses of the versions that the browser has chosen for the pictures in its window. */
function chosenInWindow(): string[] {
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  return [...document.images].filter(isInWindow).map(({ currentSrc }) => currentSrc)
}

/** The pictures that a phone shows of some pages before anybody scrolls. None of them is loaded: the shop has made none yet. */
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
