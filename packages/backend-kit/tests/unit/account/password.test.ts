import { type Argon2Parameters, argon2Sync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from '#account/password.ts'

const password = 'kopi susu 88'
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

type Cost = Omit<Argon2Parameters, 'message' | 'nonce'>

/** Returns a hash as written by a backend with other costs. */
function hashOf(cost: Cost): string {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

describe('a password is checked', () => {
  test('against its own hash, and no other password matches', async () => {
    const hash = await hashPassword(password)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword('kopi susu 89', hash)).toBe(false)
  })

  test.each([
    ['cheaper', { memory: 1_024, passes: 1, parallelism: 1, tagLength: 32 }],
    ['dearer', { memory: 32_768, passes: 3, parallelism: 2, tagLength: 32 }],
    ['of another length', { memory: 1_024, passes: 2, parallelism: 1, tagLength: 16 }],
  ])('at the costs stored in the hash: %s', async (_, cost) => {
    const hash = hashOf(cost)
    expect(await isPassword(password, hash)).toBe(true)
    expect(await isPassword('kopi susu 89', hash)).toBe(false)
  })
})

describe('an invalid hash matches no password and throws no error', () => {
  const salt = 'c2FsdHNhbHRzYWx0c2FsdA'
  const tag = base64(Buffer.alloc(32))

  test.each([
    '',
    password,
    '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZcVnZ6j1uY5J0u8eGv8cJ5n5N3r9mC',
    `$argon2i$v=19$m=19456,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=16$m=19456,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}$`,
    `$argon2id$v=19$m=19456,t=2,p=1$$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=1$no salt$${tag}`,
    `$argon2id$v=19$m=4194304,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=99999999999999999999,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=1024,t=4294967295,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=1024,t=0,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=1024,t=1,p=16777215$${salt}$${tag}`,
    `$argon2id$v=19$m=7,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=1024,t=1,p=0$${salt}$${tag}`,
  ])('%j', async (hash) => {
    expect(await isPassword(password, hash)).toBe(false)
  })
})
