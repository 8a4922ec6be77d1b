import { parseArgs } from 'node:util'
import { languages } from '@etalase/contract/rules/language.ts'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { Agent, openBrowser } from '#agents/agent.ts'
import { agenticScore, pages } from '#agents/lighthouse.ts'
import { loseAnswers } from '#agents/lost-answers.ts'
import { tasks } from '#agents/tasks.ts'
import { removeTestData, startTestShop } from '#shop/test-shop.ts'
import { e2e } from '../../../e2e/settings.ts'

// npm run agents: checks what an agent in a browser can do with only the tools that pages offer, in shops of the demo company: at the
// addresses given, or without addresses in a shop built and started for each language in turn.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '200' }, port: { type: 'string', default: '9333' } },
})
/** Lost-answer runs in each shop: the total divided by the number of shops. */
const runs = Math.ceil(Number(values.runs) / (positionals.length || languages.length))
const debuggingPort = Number(values.port)

let hasFailed = false

function report(isGood: boolean, text: string): void {
  process.stdout.write(`${text}\n`)
  hasFailed ||= !isGood
}

cleanUpAtSignals()
const browser = await openBrowser(debuggingPort)

/** Runs each task in a fresh browser context without cookies. */
async function isDone(name: string, shop: string): Promise<boolean> {
  const context = await browser.newContext()
  try {
    await tasks[name]?.(await Agent.on(await context.newPage(), shop))
    return true
  } catch (error) {
    process.stdout.write(`  not done: ${name}: ${error instanceof Error ? error.message : error}\n`)
    return false
  } finally {
    await context.close()
  }
}

async function languageOf(shop: string): Promise<string> {
  const html = await (await fetch(shop)).text()
  return /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '?'
}

async function doTasks(language: string, shop: string): Promise<void> {
  const names = Object.keys(tasks)
  let done = 0
  for (const name of names) if (await isDone(name, shop)) done += 1
  report(
    done === names.length,
    `${language}: ${done} of ${names.length} tasks done, each refusal marked as one`,
  )
}

async function measurePages(language: string, shop: string): Promise<void> {
  for (const path of pages) {
    const { score, applicable, failed } = await agenticScore(debuggingPort, shop + path)
    report(
      score === 1,
      `${language}: Lighthouse, agentic: ${score.toFixed(2)} for ${path} (${applicable.join(', ')}) ${failed.join('; ')}`,
    )
  }
}

async function addWithLostAnswers(language: string, shop: string): Promise<void> {
  const context = await browser.newContext()
  const { added, twice } = await loseAnswers(context, shop, runs)
  await context.close()
  report(
    added === runs,
    `${language}: lost answers: ${runs} adds, ${added} of them once, ${twice} of them twice`,
  )
}

async function tryShop(shop: string): Promise<void> {
  const language = await languageOf(shop)
  await doTasks(language, shop)
  await measurePages(language, shop)
  await addWithLostAnswers(language, shop)
}

async function tryLanguages(): Promise<void> {
  // English last, so that its build remains.
  for (const language of languages.toReversed()) {
    const stop = await startTestShop({ SHOP_LANGUAGE: language })
    await tryShop(e2e.shopUrl).finally(stop)
  }
}

try {
  if (positionals.length === 0) await tryLanguages()
  for (const shop of positionals) await tryShop(shop)
} finally {
  await browser.close()
  await removeTestData()
}
process.exitCode = hasFailed ? 1 : 0
