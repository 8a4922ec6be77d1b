import { isLocked, isReadOnly, type LockKind, lockFile } from '@etalase/processes/file-lock.ts'

/** Outside the build: Next empties the build's own folder. */
const file = '.next.lock'

/** `serve`: any number of processes at once. `build`: one process, while no process serves the build. */
type Use = 'serve' | 'build'

const kinds: Readonly<Record<Use, LockKind>> = { serve: 'shared', build: 'exclusive' }

const refusals: Readonly<Record<Use, string>> = {
  serve: 'The shop is being built in this folder. Start it when the build is complete.',
  build:
    'A shop that runs from this folder uses the build. Stop it first, or build in another copy of the project.',
}

/**
 * Locks this folder's build until the returned function is called or the process ends, so that no build is written while a shop serves
 * the previous one. Throws an error that says what to do when the lock is taken.
 */
export function lockBuild(use: Use): () => void {
  try {
    return lockFile(file, kinds[use])
  } catch (error) {
    // In a read-only folder no process can build either.
    if (isReadOnly(error)) return () => {}
    if (isLocked(error)) throw new Error(refusals[use])
    throw error
  }
}
