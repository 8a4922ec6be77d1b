import { existsSync, globSync } from 'node:fs'
import type { RunningEngine } from '#e2e/engines/driver.ts'
import { startChromium } from '#e2e/engines/drivers/chromium.ts'
import { startFirefox } from '#e2e/engines/drivers/firefox.ts'
import { startWebKit } from '#e2e/engines/drivers/webkit.ts'

import {
  chromium102,
  chromium109,
  fetchOldChromium,
  findOldChromium,
} from '#e2e/engines/old-chromium.ts'
import { webview } from '#e2e/engines/webview.ts'
import { findBrowser } from '#scripts/browser.ts'

/** A browser that the suite runs in. */
export interface Engine {
  name: string
  /** Its Debian packages. */
  packages: readonly string[]
  /** Fetches it where Debian lacks it. */
  fetch?(): Promise<void>
  /** Returns its path; undefined when not installed. */
  find(): string | undefined
  start(path: string): Promise<RunningEngine>
}

const firstOf =
  (...paths: string[]) =>
  () =>
    paths.find((path) => existsSync(path))

/** Finds WebKitGTK's MiniBrowser, in a folder of the machine's architecture. Needs its driver and Xvfb, too. */
function miniBrowser(): string | undefined {
  if (!['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`))) return undefined
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
}

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox'),
    start: startFirefox,
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: miniBrowser,
    start: startWebKit,
  },
  ...[chromium109, chromium102].map((shipped) => ({
    name: shipped.name,
    packages: [],
    fetch: () => fetchOldChromium(shipped),
    find: findOldChromium(shipped),
    start: startChromium(),
  })),
  {
    name: 'webview',
    packages: ['chromium-headless-shell'],
    find: findBrowser,
    start: startChromium(webview),
  },
  {
    name: 'chromium',
    packages: ['chromium-headless-shell'],
    find: findBrowser,
    start: startChromium(),
  },
]
