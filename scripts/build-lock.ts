import { isLocked, isReadOnly, type LockKind, lockFile } from '@etalase/processes/file-lock.ts'

/** Beside the build: Next empties the build's own folder. */
const file = '.next.lock'

/** `serve`: any number of processes at once. `build`: one process, while none serves the build. */
type Use = 'serve' | 'build'

const kinds: Readonly<Record<Use, LockKind>> = { serve: 'shared', build: 'exclusive' }

const refusals: Readonly<Record<Use, string>> = {
  serve: 'The shop is being built in this folder. Start it when the build is complete.',
  build:
    'A shop that runs from this folder uses the build. Stop it first, or build in another copy of the project.',
}

/**
 * Locks the build of this folder until the returned function is called or the process ends, so that no build
 * is written while a shop serves the one before. Throws an error that says what to do when the lock is taken.
 */
export function lockBuild(use: Use): () => void {
  try {
    return lockFile(file, kinds[use])
  } catch (error) {
    // Where nothing can be written, nobody can build either.
    if (isReadOnly(error)) return () => {}
    if (isLocked(error)) throw new Error(refusals[use])
    throw error
  }
}
