import type { Page, Response } from '@playwright/test'
import {
  openCheckoutSteps,
  openCustomerPages,
  openGuestPages,
} from '../../../../e2e/support/every-page.ts'

/** A page as the shop sends it. */
export interface SentPage {
  path: string
  html: string
}

/** Pages that redirect a browser without scripts. */
const leadingOn = ['/checkout', '/payment/response']

/** Records the documents that a page navigates through. */
class Documents {
  readonly pages: SentPage[] = []
  #last: Response | undefined

  constructor(page: Page) {
    page.on('response', (response) => {
      const request = response.request()
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.#last = response
    })
  }

  /** Keeps the current document. */
  readonly keep = async (): Promise<void> => {
    if (this.#last) this.add(this.#last.url(), await this.#last.text())
  }

  add(url: string, html: string): void {
    const { pathname, search } = new URL(url)
    this.pages.push({ path: pathname + search, html })
  }
}

/** Returns the HTML of every kind of page as a browser without scripts gets it: of a guest, a customer and the checkout. */
export async function collectPages(newPage: () => Promise<Page>): Promise<SentPage[]> {
  const found: SentPage[] = []
  for (const open of [openGuestPages, openCustomerPages, openCheckoutSteps]) {
    const page = await newPage()
    const documents = new Documents(page)
    await open(page, documents.keep)
    for (const path of leadingOn) {
      const response = await page.request.get(path)
      documents.add(response.url(), await response.text())
    }
    await page.close()
    found.push(...documents.pages)
  }
  return found
}
