import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const backend = {
  include: ['tests/backend/**/*.test.ts'],
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

const backendOn = (name: string, database: 'pglite' | 'postgres'): TestProjectConfiguration => ({
  extends: true,
  test: { ...backend, name: `backend on ${name}`, provide: { database } },
})

/** The backend's tests run again on PostgreSQL where DATABASE_URL names one. */
const onPostgres = process.env.DATABASE_URL ? [backendOn('PostgreSQL', 'postgres')] : []

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'server-only': new URL('tests/support/empty.ts', import.meta.url).pathname },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          environment: 'node',
          setupFiles: ['tests/support/no-unexpected-errors.ts'],
          env: { SESSION_PASSWORD: 'only-for-unit-tests-and-nothing-else' },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          isolate: false,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          setupFiles: ['tests/support/no-unexpected-errors.ts', 'tests/support/component-setup.ts'],
        },
      },
      backendOn('PGlite', 'pglite'),
      ...onPostgres,
    ],
  },
})
