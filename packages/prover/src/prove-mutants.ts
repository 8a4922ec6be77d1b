import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import type { ProofMutant } from '#mutants/change.ts'
import { mutants } from '#mutants/mutants.ts'
import { inParallel, proveInProcess, withServer } from '#prove-worlds.ts'

/**
 * npm run prove:mutants: changes one line of the money path at a time, and prints the changes that no world of `npm run -w packages/prover
 * prove` detects. `--only stock` tries some; `--seconds 30` is the processor time of each change in each of its worlds.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string', default: '30' } },
})

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the first promise that a change breaks, or the step that it makes impossible, with its world; null when time ran out. */
async function brokenBy(
  { worlds, ...change }: ProofMutant,
  env: Readonly<Record<string, string>>,
): Promise<string | null> {
  for (const world of worlds) {
    const given = { seconds: Number(values.seconds), seed: '1', env, change }
    const { violation, idle, isComplete } = await proveInProcess(world, given)
    if (violation) return `${world}: ${violation.problem.split('\n')[0]}`
    // Until all interleavings are explored, a step may still happen.
    if (isComplete && idle[0]) return `${world}: not reached by any schedule: ${idle[0]}`
  }
  return null
}

const wanted = mutants.filter(({ name }) => name.includes(values.only))
const survivors: string[] = []
const started = Date.now()
cleanUpAtSignals()
try {
  await withServer((env) =>
    inParallel(wanted, async (mutant) => {
      const problem = await brokenBy(mutant, env)
      if (problem === null) survivors.push(mutant.name)
      print(
        problem === null
          ? `SURVIVES  ${mutant.name}`
          : `killed    ${mutant.name}\n          ${problem}`,
      )
    }),
  )
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  const killed = wanted.length - survivors.length
  print(`\n${killed} of ${wanted.length} mutants killed, ${minutes} minutes`)
  process.exitCode = survivors.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
