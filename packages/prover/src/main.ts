import { blackBoxHelp, runBlackBox } from '@etalase/conformance/black-box/run.ts'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { proveWorlds, worldsHelp } from '#prove-worlds.ts'

// npm run prove: the promises of the money path, in all orders of what can happen in small worlds.
// npm run -w packages/prover prove -- --backend <address>: the same promises of any backend that speaks the contract, from outside.
const args = process.argv.slice(2)
const isFromOutside = args.some((arg) => /^--backend(?:=|$)/.test(arg))

const help = `${worldsHelp}\n\nWith --backend:\n\n${blackBoxHelp}\n`

cleanUpAtSignals()
try {
  if (args.includes('--help')) process.stdout.write(help)
  else process.exitCode = await (isFromOutside ? runBlackBox(args) : proveWorlds(args))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
