import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'

const { db } = await freshBackend()

const email = 'sari@example.com'
const customer = { name: 'Sari Dewi', gender: 'FEMALE', email, passwordHash: 'x' } as const

/** Returns the log entry of a query that fails. */
const failureOf = async (query: () => Promise<unknown>) => {
  try {
    await query()
  } catch (error) {
    return errorForLog(error)
  }
  throw new Error('The query did not fail')
}

describe('the log entry of a failed query', () => {
  test('has the code and the constraint, and no value of the row', async () => {
    await db.insert(customers).values(customer)
    const entry = await failureOf(() => db.insert(customers).values(customer))
    expect(entry.failure.cause).toMatchObject({ code: '23505' })
    expect(JSON.stringify(entry)).toContain('customers_email')
    expect(JSON.stringify(entry)).not.toMatch(/sari|Dewi|example\.com/i)
  })

  test('omits a value that the database repeats in its message', async () => {
    const entry = await failureOf(async () => db.execute(sql`select ${email}::text::int`))
    expect(entry.failure.cause).toMatchObject({ code: '22P02' })
    expect(JSON.stringify(entry)).not.toContain(email)
  })
})

test('the log entry of any error has its location, and omits a multi-line message', () => {
  const { failure } = errorForLog(new TypeError(`No street\nof ${email}`))
  expect(failure.name).toBe('TypeError')
  expect(JSON.stringify(failure.frames)).toContain('error-log.test.ts')
  expect(JSON.stringify(failure)).not.toMatch(/No street|sari/)
})

test("a refused mail is logged with the mail server's code, without the address", () => {
  const refused = Object.assign(new Error(`550 ${email} unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: [email],
  })
  const { failure } = errorForLog(refused)
  expect(failure).toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
  expect(JSON.stringify(failure)).not.toContain(email)
})

test.each([
  ['PostgreSQL', '53100', 'the disk is full'],
  ['this machine', 'ENOSPC', 'the disk is full'],
  ['this process', 'EMFILE', 'too few file descriptors'],
])('the log entry names what %s has run out of, even when it is the cause', (_, code, shortage) => {
  const cause = Object.assign(new Error('could not extend file'), { code })
  expect(errorForLog(new Error('Failed query', { cause }))).toMatchObject({ shortage })
})

test('a thrown value that is not an error is logged as its type', () => {
  expect(errorForLog(email)).toEqual({ failure: { name: 'string' } })
})
