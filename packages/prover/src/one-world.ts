import { proveWorld } from '#run-world.ts'
import { openMachine } from '#system/machine.ts'
import { worlds } from '#worlds/worlds.ts'

// Runs one world in its own process, and prints its report as one line of JSON.
const [name = '', seconds = '', seed = '', shortens = ''] = process.argv.slice(2)
const world = worlds.find((known) => known.name === name)
if (!world) throw new Error(`There is no world ${name}`)
const machine = await openMachine()
try {
  const report = await proveWorld(world, machine, {
    seconds: Number(seconds),
    seed: Number(seed),
    shortens: shortens === 'shorten',
  })
  process.stdout.write(`${JSON.stringify(report)}\n`)
} finally {
  await machine.database.close()
}
process.exit()
