import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Debian's own package, where this is a Debian and we may install. */
function installFromDebian(): boolean {
  const isRoot = process.getuid?.() === 0
  const apt = (args: string[]) =>
    isRoot ? runs('apt-get', args) : runs('sudo', ['-n', 'apt-get', ...args])
  return (
    apt(['update', '-q']) && apt(['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  )
}

const missing = `No Chromium for the browser tests. Install Debian's package (apt-get install chromium),
or Playwright's own (npx playwright install chromium), or name one with CHROMIUM_PATH.`

/** The Chromium that the browser tests use: the system's, Playwright's, or Debian's package, fetched now. */
export function requireBrowser(): string {
  const browser = findBrowser() ?? (installFromDebian() ? findBrowser() : undefined)
  if (!browser) throw new Error(missing)
  return browser
}
