import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { findFreePort } from '@etalase/processes/ports.ts'
import postgres from 'postgres'
import { describe, expect, test } from 'vitest'

/** Runs the backup check to completion. Has no exit code when it does not end. */
const checkRestore = (databaseUrl: string) =>
  spawnSync(process.execPath, ['packages/tools/src/restore-check.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
    timeout: 25_000,
  })

describe('the check of a backup exits with 1', () => {
  test('when the server is unreachable', async () => {
    const { status, stderr } = checkRestore(`postgres://localhost:${await findFreePort()}/shop`)
    expect(status).toBe(1)
    expect(stderr).toContain('ECONNREFUSED')
  })

  test.runIf(isOnPostgres())(
    'when its role may not create databases, and names the missing right',
    async () => {
      const url = new URL(process.env.DATABASE_URL ?? '')
      const admin = postgres(url.toString(), { max: 1 })
      const role = `restore_check_${randomBytes(4).toString('hex')}`
      await admin.unsafe(`create role ${role} login password 'only-for-tests'`)
      url.username = role
      url.password = 'only-for-tests'
      const { status, stderr } = checkRestore(url.toString())
      await admin.unsafe(`drop role ${role}`)
      await admin.end()
      expect(status).toBe(1)
      expect(stderr).toContain('alter role … createdb')
    },
  )
})
