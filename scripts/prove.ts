import { blackBoxHelp, runBlackBox } from '#prove/black-box/run.ts'

// npm run prove -- --backend <address>: the invariants of the money path on any backend that speaks the contract.
const args = process.argv.slice(2)
try {
  if (args.includes('--help') || args.length === 0) process.stdout.write(`${blackBoxHelp}\n`)
  else process.exitCode = await runBlackBox(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
