import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { exim } from '#mail/exim.ts'
import { type MailQueue, openMailQueue } from '#mail/mail-queue.ts'
import { type MailServer, type RunningServer, startMailServer, whyNot } from '#mail/mail-server.ts'
import { openSmtpd } from '#mail/open-smtpd.ts'
import { postfix } from '#mail/postfix.ts'
import { promises } from '#mail/promises.ts'

// npm run -w packages/tools mail:check: sends the shop's mails through Debian's mail servers, installed in an in-memory copy of this
// Debian. Prints the result of each, and exits with 1 where a promise does not hold.

const servers: readonly MailServer[] = [postfix, exim, openSmtpd]

const failed = (error: unknown) => `FAILS: ${error instanceof Error ? error.message : error}`

/** Checks each promise against a server. */
async function check(server: RunningServer, queue: MailQueue): Promise<Record<string, string>> {
  const row: Record<string, string> = {}
  for (const [promise, holds] of Object.entries(promises)) {
    await queue.empty()
    await server.empty()
    row[promise] = await holds(server, queue).then((seen) => seen ?? 'holds', failed)
  }
  return row
}

async function checkServer(definition: MailServer, queue: MailQueue): Promise<void> {
  let server: RunningServer
  try {
    server = await startMailServer(definition)
  } catch (error) {
    console.warn(`${definition.name} was not tried: ${error}`)
    process.exitCode = 1
    return
  }
  try {
    const row = await check(server, queue)
    console.warn(`\n${definition.name} ${server.version}`)
    for (const [promise, outcome] of Object.entries(row)) console.warn(`  ${promise}: ${outcome}`)
    if (Object.values(row).some((outcome) => outcome.startsWith('FAILS'))) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

cleanUpAtSignals()
const missing = whyNot()
if (missing !== undefined) {
  console.error(`npm run -w packages/tools mail:check ${missing}.`)
  process.exitCode = 1
} else {
  const queue = await openMailQueue()
  try {
    for (const server of servers) await checkServer(server, queue)
  } finally {
    await queue.close()
  }
}
