import { blackBoxHelp, runBlackBox } from '@etalase/conformance/black-box/run.ts'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { proveWorlds, worldsHelp } from '#prove-worlds.ts'

// npm run prove: checks the promises of the money path in all interleavings of small worlds.
// With --backend <address>: runs npm run -w packages/conformance prove:backend -- --url <address>.
const args = process.argv.slice(2)
const ofUrl = args.map((arg) => arg.replace(/^--backend(?==|$)/, '--url'))
const isFromOutside = ofUrl.join() !== args.join()

const help = `${worldsHelp}\n\nWith --backend <address>, which is --url there:\n\n${blackBoxHelp}\n`

cleanUpAtSignals()
try {
  if (args.includes('--help')) process.stdout.write(help)
  else process.exitCode = await (isFromOutside ? runBlackBox(ofUrl) : proveWorlds(args))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
