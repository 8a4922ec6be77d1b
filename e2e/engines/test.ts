import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import type { RunningEngine, TabOptions } from '#e2e/engines/driver.ts'
import { engines } from '#e2e/engines/engines.ts'
import { Tab } from '#e2e/engines/tab.ts'

export const phone: TabOptions = { width: 360, height: 780, scripts: true }
export const desktop: TabOptions = { width: 1280, height: 900, scripts: true }

interface Fixtures {
  /** A fresh tab in the project's engine. */
  tab: Tab
  tabOptions: TabOptions
}

async function start(name: string): Promise<RunningEngine> {
  const engine = engines.find((candidate) => candidate.name === name)
  const path = engine?.find()
  if (!engine || !path) throw new Error(`${name} is not installed.`)
  return engine.start(path)
}

/** A test that runs in each engine. Page errors and logged errors fail it. */
export const test = base.extend<Fixtures, { engine: RunningEngine }>({
  tabOptions: [phone, { option: true }],
  engine: [
    async ({ browserName: _ }, use, worker) => {
      const engine = await start(worker.project.name)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ engine, tabOptions }, use, info) => {
    const driver = await engine.openTab(tabOptions)
    await use(new Tab(driver, tabOptions.scripts))
    if (info.status !== info.expectedStatus) {
      const body = await driver.screenshot().catch(() => null)
      if (body) await writeFile(info.outputPath('window.png'), body)
    }
    const failures = driver.failures()
    await driver.close()
    expect(failures, 'what the pages failed with').toEqual([])
  },
})
