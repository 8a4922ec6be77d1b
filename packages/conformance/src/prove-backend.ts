import { blackBoxHelp, runBlackBox } from '#black-box/run.ts'

// npm run -w packages/conformance prove:backend: tests the promises of the money path from outside, on any backend of the contract.
const args = process.argv.slice(2)
try {
  if (args.includes('--help')) process.stdout.write(`${blackBoxHelp}\n`)
  else process.exitCode = await runBlackBox(args)
} catch (error) {
  console.error(error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : error)
  process.exitCode = 2
}
