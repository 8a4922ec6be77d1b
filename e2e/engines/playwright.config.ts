import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { engines } from '#e2e/engines/engines.ts'
import { textBrowsers } from '#e2e/engines/text/text-browsers.ts'
import { workers } from '#e2e/settings.ts'

/** Runs the same scenarios in each engine on this machine: npm run -w packages/tools e2e:engines. */
export default defineConfig({
  workers,
  fullyParallel: true,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  projects: [
    ...engines
      .filter(({ find }) => find() !== undefined)
      .map(({ name }) => ({ name, testMatch: '*.scenario.ts' })),
    ...textBrowsers
      .filter(({ path }) => existsSync(path))
      .map(({ name }) => ({ name, testMatch: '*.text.ts', timeout: 900_000 })),
  ],
})
