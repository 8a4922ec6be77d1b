import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell first: the same engine without a browser window takes two thirds of the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Returns the path of a Chromium, if there is one. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** The browser, and fonts with the metrics of phone fonts, which the shop's fallback fonts are fitted to. */
const chromiumPackages = ['chromium-headless-shell', 'fonts-liberation']

/** Installs Debian packages. Returns false without apt-get or permission. */
export function installFromDebian(packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0
  const apt = (args: string[]) =>
    isRoot ? runs('apt-get', args) : runs('sudo', ['-n', 'apt-get', ...args])
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages]
  return apt(['update', '-q']) && apt(install)
}

const missing = `No Chromium was found. Install Debian's package (apt-get install chromium-headless-shell) or Playwright's
(npx playwright install chromium), or set CHROMIUM_PATH to one.`

/** Returns the path of a Chromium: the system's, Playwright's, or Debian's, which it installs if needed. Throws when none is found. */
export function requireBrowser(): string {
  const browser = findBrowser() ?? (installFromDebian(chromiumPackages) ? findBrowser() : undefined)
  if (!browser) throw new Error(missing)
  return browser
}
