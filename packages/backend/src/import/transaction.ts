import type { Database } from '@etalase/backend-kit/db/connection.ts'

/** Rolls back a transaction. */
class TakenBack extends Error {}

/** Runs a transaction, and rolls it back in a dry run. Returns the answer of `work` either way. */
export async function inTransaction<Answer extends object>(
  db: Database,
  isDryRun: boolean,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (!isDryRun) return db.transaction(work)
  const answers: Answer[] = []
  try {
    await db.transaction(async (tx) => {
      answers.push(await work(tx))
      throw new TakenBack()
    })
  } catch (error) {
    const [answer] = answers
    if (error instanceof TakenBack && answer) return answer
    throw error
  }
  throw new Error('A dry run was not rolled back.')
}
