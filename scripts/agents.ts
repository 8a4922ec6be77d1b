import { parseArgs } from 'node:util'
import { Agent, openBrowser } from '#scripts/agents/agent.ts'
import { agenticScore, pages } from '#scripts/agents/lighthouse.ts'
import { loseAnswers } from '#scripts/agents/lost-answers.ts'
import { tasks } from '#scripts/agents/tasks.ts'

// npm run agents: what an agent in a browser gets done by the tools of the pages alone, in shops of the demo company that run
// (npm start), one for each language: at the addresses that are given, or else on port 3000.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '200' }, port: { type: 'string', default: '9333' } },
})
const shops = positionals.length > 0 ? positionals : ['http://localhost:3000']
const debuggingPort = Number(values.port)
const browser = await openBrowser(debuggingPort)

let hasFailed = false

function report(isGood: boolean, text: string): void {
  process.stdout.write(`${text}\n`)
  hasFailed ||= !isGood
}

/** Each task has a browser of its own, without cookies. */
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

async function tryShop(shop: string): Promise<void> {
  const names = Object.keys(tasks)
  let done = 0
  for (const name of names) if (await isDone(name, shop)) done += 1
  report(
    done === names.length,
    `${await languageOf(shop)}: ${done} of ${names.length} tasks done, each refusal marked as one`,
  )
}

try {
  for (const shop of shops) await tryShop(shop)
  const [shop = ''] = shops
  for (const path of pages) {
    const { score, applicable, failed } = await agenticScore(debuggingPort, shop + path)
    report(
      score === 1,
      `Lighthouse, agentic: ${score.toFixed(2)} for ${path} (${applicable.join(', ')}) ${failed.join('; ')}`,
    )
  }
  const runs = Number(values.runs)
  const { added, twice } = await loseAnswers(await browser.newContext(), shop, runs)
  report(
    added === runs,
    `lost answers: ${runs} adds, ${added} of them once, ${twice} of them twice`,
  )
} finally {
  await browser.close()
}
process.exitCode = hasFailed ? 1 : 0
