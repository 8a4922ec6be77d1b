import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const moduleUrl = pathToFileURL('scripts/build-lock.ts').href
let folder = ''
const children: ReturnType<typeof spawn>[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that takes the lock, reports the outcome, and holds the lock until killed. */
async function take(use: 'serve' | 'build') {
  const program = `
    const { lockBuild } = await import('${moduleUrl}')
    try { lockBuild('${use}'); console.log('locked') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder })
  children.push(child)
  const [outcome] = await once(child.stdout, 'data')
  return { outcome: String(outcome).trim(), child }
}

describe('a build folder', () => {
  test('can be served by any number of shops', async () => {
    expect((await take('serve')).outcome).toBe('locked')
    expect((await take('serve')).outcome).toBe('locked')
  })

  test('is not written while a shop serves it, as the error says', async () => {
    await take('serve')
    expect((await take('build')).outcome).toMatch(/uses the build\. Stop it first/)
  })

  test('is not served while it is being written', async () => {
    await take('build')
    expect((await take('serve')).outcome).toMatch(/is being built/)
  })

  test('is unlocked after its process was killed', async () => {
    const { child } = await take('serve')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await take('build')).outcome).toBe('locked')
  })
})
