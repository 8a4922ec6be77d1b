import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { forgetSettings } from './scripts/forget-settings.ts'
import { patience } from './tests/support/patience.ts'

forgetSettings(process.env)

/** Tests of PGlite's data. */
const pgliteTests = ['migration', 'data-folder'].map(
  (name) => `packages/backend/tests/db/${name}.test.ts`,
)

const backendProject = (
  name: string,
  database: 'pglite' | 'postgres',
  include: string[],
): TestProjectConfiguration => ({
  extends: true,
  test: {
    name: `backend on ${name}`,
    include,
    environment: 'node',
    // Optimizing PGlite's WebAssembly takes longer than it saves.
    execArgv: ['--liftoff-only'],
    // It imports route files, which must be the same module instances as in the tests.
    server: { deps: { inline: ['@fastify/autoload'] } },
    // Importing the backend for each file took a third of the time. Its modules hold no state.
    isolate: false,
    globalSetup: ['packages/backend-kit/tests/support/migrated-database.ts'],
    setupFiles: ['packages/backend-kit/tests/support/quick-passwords.ts'],
    // Allow for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    provide: { database },
  },
})

const backendTests = [
  'packages/{backend,backend-kit,medusa,prover}/tests/**/*.test.ts',
  '!packages/*/tests/unit/**',
  'tests/backend/**/*.test.ts',
]

/** False when a company has removed this backend (docs/adopting.md). */
const hasBackend = existsSync('packages/backend-kit')

/** With DATABASE_URL all tests run on PostgreSQL; `npm run nightly` also runs all of them on PGlite. */
const backendProjects = process.env.DATABASE_URL
  ? [
      backendProject('PostgreSQL', 'postgres', backendTests),
      backendProject('PGlite', 'pglite', pgliteTests),
    ]
  : [backendProject('PGlite', 'pglite', backendTests)]

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      'server-only': new URL('tests/support/empty.ts', import.meta.url).pathname,
      'next/cache': new URL('tests/support/next-cache.ts', import.meta.url).pathname,
    },
  },
  test: {
    expect: { poll: { timeout: patience } },
    // The default leaves one core idle.
    maxWorkers: '100%',
    tags: [{ name: 'nightly', description: 'left out of a run of all tests (scripts/unit.ts)' }],
    reporters: [
      'default',
      './tests/support/slowest-reporter.ts',
      ...(hasBackend ? ['./packages/backend-kit/tests/support/untried-reporter.ts'] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.ts',
            'packages/{contract,pictures}/tests/**/*.test.ts',
            'packages/*/tests/unit/**/*.test.ts',
          ],
          // Allow for a busy machine.
          testTimeout: 20_000,
          isolate: false,
          // Test files share their globals, so a stub from one file would affect another.
          unstubGlobals: true,
          environment: 'node',
          setupFiles: ['tests/support/no-unexpected-errors.ts'],
          // Test files share one process, and so its rate limit counters.
          env: {
            SESSION_PASSWORD: 'only-for-unit-tests-and-nothing-else',
            RATE_LIMIT_FACTOR: '100',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          testTimeout: 20_000,
          isolate: false,
          unstubGlobals: true,
          environment: 'jsdom',
          // In MiB. With less room for young objects, a tenth of the time is garbage collection.
          execArgv: ['--max-semi-space-size=64'],
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          setupFiles: ['tests/support/no-unexpected-errors.ts', 'tests/support/component-setup.ts'],
        },
      },
      ...(hasBackend ? backendProjects : []),
    ],
  },
})
