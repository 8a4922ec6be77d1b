import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const candidates = [
  ['firefox', firefox],
  ['webkit', webkit],
] as const

/** The browsers besides Chromium that this machine has, as Playwright installs them. */
export const otherBrowsers = () =>
  candidates.filter(([, browser]) => existsSync(browser.executablePath())).map(([name]) => name)

/** The browsers that this machine does not have. */
export const missingBrowsers = () =>
  candidates.filter(([name]) => !otherBrowsers().includes(name)).map(([name]) => name)
