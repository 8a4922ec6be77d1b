import { defineConfig } from '@playwright/test'
import { requireBrowser } from '../../scripts/browser.ts'

/** Browser tests of Medusa's admin and the shop in front of it, which `npm run -w packages/tools engine:medusa -- --check` starts. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.scenario.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP,
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: requireBrowser(), args: ['--no-sandbox'] },
  },
})
