import { parseArgs } from 'node:util'
import { runScenarios } from '#conformance/run-scenarios.ts'

const usage = 'Usage: npm run conformance -- --url <base address> [--promo <code of a promo>]'

try {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, promo: { type: 'string' } },
  })
  if (!values.url || !URL.canParse(values.url)) throw new Error(usage)
  const report = await runScenarios({ url: values.url, promo: values.promo })
  console.warn(report.toText())
  process.exit(report.isConformant() ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error)
  process.exit(2)
}
