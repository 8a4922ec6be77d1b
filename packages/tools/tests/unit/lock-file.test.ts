import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingEntries } from '#lock-file.ts'

test('the lock file has every platform, so that npm ci works anywhere', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect([...missingEntries(lock).keys()]).toEqual([])
})

test('a missing platform is reported with its system and processor', () => {
  const lock = {
    packages: { 'node_modules/tool': { optionalDependencies: { '@tool/win32-x64': '1.2.3' } } },
  }
  const entry = { version: '1.2.3', optional: true, os: ['win32'], cpu: ['x64'] }
  expect([...missingEntries(lock)]).toEqual([['node_modules/@tool/win32-x64', entry]])
})
