import { registerHooks } from 'node:module'
import { type Commands, help, readArguments, refuseMore } from '#commands/staff/arguments.ts'
import { orderQueue } from '#commands/staff/call.ts'
import { catalogueCommands, contentCommands } from '#commands/staff/catalogue-commands.ts'
import { invoiceCommands } from '#commands/staff/invoice-commands.ts'
import { orderCommands } from '#commands/staff/order-commands.ts'
import { returnCommands } from '#commands/staff/return-commands.ts'
import { resolveOnce } from '#resolve-once.ts'

const { values, positionals } = readArguments()
const [command = 'help', ...given] = positionals
const asked = { command, given, values }

const commands: Commands = {
  ...orderCommands(asked),
  ...invoiceCommands(asked),
  ...returnCommands(asked),
  ...catalogueCommands(asked),
  ...contentCommands(asked),
  // Opens the database itself. Loaded only here, to keep other commands quick.
  audit: async () => {
    registerHooks({ resolve: resolveOnce })
    return (await import('#commands/staff/audit.ts')).auditDatabase()
  },
  templates: async () => {
    const { updateTemplates } = await import(
      '@etalase/backend-kit/order-updates/update-template.ts'
    )
    const rows = updateTemplates().map(({ name, language, text }) => [name, language, text])
    return rows.map((row) => row.join('\t')).join('\n')
  },
  sale: async () => (await orderQueue(given[0])).join('\n'),
}

const run = commands[command]
if (values.help || !run) {
  process.stdout.write(`${help}\n`)
  process.exitCode = values.help || command === 'help' ? 0 : 2
} else {
  try {
    refuseMore(command, given)
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    console.error(`Staff: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
