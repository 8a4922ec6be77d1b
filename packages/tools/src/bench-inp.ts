import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { Browser } from '@playwright/test'
import { withPhonePage } from '#bench/pages/phone.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { startBareNext } from '#bench/pages/servers.ts'
import { withBench } from '#bench/pages/with-bench.ts'
import { compareCopies } from '#bench/presses/compare-copies.ts'
import { type Interaction, interactions } from '#bench/presses/interactions.ts'
import { measurePress, press } from '#bench/presses/measure-press.ts'
import { recordPress } from '#bench/presses/record-press.ts'
import { percentile } from '#percentile.ts'

// npm run -w packages/tools bench:inp: Interaction to Next Paint, in milliseconds, of frequent presses on a phone whose CPU is six times
// slower, beside the same press on a bare Next page: the same markup and styles, in which one state of React makes the same change.

const runs = 8
const limitMs = 100
const limitToBare = 1.5

interface Measured {
  browser: Browser
  shop: Server
  bare: Server
  /** Where the bare pages are. */
  folder: string
}

/** Records the shop's page before and after a press, and returns the path of the bare page made of it. */
async function recordBarePage(
  { browser, shop, folder }: Measured,
  name: string,
  { open, target, typed }: Interaction,
): Promise<string> {
  const state = await withPhonePage(browser, async (page, session) => {
    await open(page, shop.url)
    await press({ page, session, target: target(page), typed }, recordPress)
    return page.evaluate(compareCopies)
  })
  if (!state) throw new Error(`"${name}" changed nothing`)
  const file = name.replaceAll(' ', '-')
  await writeFile(join(folder, `${file}.json`), JSON.stringify(state))
  return `/press/${file}`
}

const percentile75 = (times: readonly number[]) =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.75,
  )

/** Measures a press in the shop and on its bare page in turn; three presses out of four take at most these milliseconds. */
async function measureBoth(measured: Measured, name: string, interaction: Interaction) {
  const { browser, shop, bare } = measured
  const { target, typed } = interaction
  const barePath = await recordBarePage(measured, name, interaction)
  const measure = (open: Interaction['open']) =>
    withPhonePage(browser, async (page, session) => {
      await open(page, shop.url)
      return measurePress({ page, session, target: target(page), typed })
    })
  const [inShop, onBarePage]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    inShop.push(await measure(interaction.open))
    onBarePage.push(await measure((page) => page.goto(bare.url + barePath)))
  }
  return { shop: percentile75(inShop), bare: percentile75(onBarePage) }
}

async function measureAll(measured: Measured): Promise<void> {
  for (const [name, interaction] of Object.entries(interactions)) {
    const { shop, bare } = await measureBoth(measured, name, interaction)
    process.stdout.write(`| ${name} | ${shop} | ${bare} | ${(shop / bare).toFixed(2)} |\n`)
    if (shop > limitMs || shop > bare * limitToBare) process.exitCode = 1
  }
}

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'bench-inp-'))
try {
  await withBench(async ({ shop, browser }) => {
    const bare = await startBareNext({ PRESSES_FOLDER: folder })
    try {
      process.stdout.write('| ms | shop | bare Next | ratio |\n| --- | --: | --: | --: |\n')
      await measureAll({ browser, shop, bare, folder })
    } finally {
      await bare.stop()
    }
  })
} finally {
  await rm(folder, { recursive: true })
}
process.stdout.write(`Limits: ${limitMs} ms, and ${limitToBare} times bare Next.\n`)
