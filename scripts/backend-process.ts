/**
 * Arguments of Node for the backend on PGlite, which is PostgreSQL as WebAssembly. V8's optimizing compiler takes half a gigabyte for
 * its largest functions, for a tenth of the processor time of a request. A heap that grows by 15 percent between collections stays
 * small after the first start, at no cost that `npm run -w packages/tools bench:memory` could see.
 */
const onPglite = ['--liftoff-only', '--max-semi-space-size=4', '--heap-growing-percent=15']

/** Arguments of Node for the backend: on a PostgreSQL server, or without one on PGlite. */
export const backendArgs = (databaseUrl: string | undefined): string[] => [
  ...(databaseUrl ? [] : onPglite),
  'packages/backend/src/main.ts',
]
