import { readConfig } from '@etalase/backend-kit/config.ts'
import { openAsItIs } from '@etalase/backend-kit/db/connection.ts'
import { audit } from '#audit/audit.ts'
import { auditReport } from '#audit/audit-report.ts'

/** Audits the configured database. Returns the text to print, and sets exit code 1 when the books don't balance. */
export async function auditDatabase(): Promise<string> {
  const { db, close } = await openAsItIs(readConfig(process.env))
  try {
    const { text, failed } = auditReport(await audit(db))
    if (failed > 0) process.exitCode = 1
    return text
  } finally {
    await close()
  }
}
