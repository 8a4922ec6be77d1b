import type { Database } from '@etalase/backend-kit/db/connection.ts'

/** Ends a transaction without a change. */
class TakenBack extends Error {}

/** Runs a transaction, and takes it back when it is of a dry run; what it answers stays. */
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
  throw new Error('A dry run was not taken back.')
}
