/**
 * Node arguments for the backend on PGlite, which is PostgreSQL as WebAssembly. V8's optimizing compiler needs half a gigabyte for its
 * largest functions, and saves a tenth of a request's processor time. A heap that grows by 15 percent between collections stays small
 * after the first start, at no cost measurable by `npm run -w packages/tools bench:memory`.
 */
const onPglite = ['--liftoff-only', '--max-semi-space-size=4', '--heap-growing-percent=15']

/** Returns the Node arguments for the backend: on a PostgreSQL server, or without one on PGlite. */
export const backendArgs = (databaseUrl: string | undefined): string[] => [
  ...(databaseUrl ? [] : onPglite),
  'packages/backend/src/main.ts',
]
