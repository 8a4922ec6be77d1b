import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addCompileHints } from '#scripts/compile-hints.ts'

const framework = 'static/chunks/framework.js'
const page = 'static/chunks/page.js'
const script = 'globalThis.a=()=>1\n'

let build: string

const read = (file: string) => readFile(join(build, file), 'utf8')

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'etalase-hints-'))
  await mkdir(join(build, 'static/chunks'), { recursive: true })
  for (const file of [framework, page]) await writeFile(join(build, file), script)
  await writeFile(
    join(build, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: [framework] }),
  )
})

afterEach(() => rm(build, { recursive: true }))

describe('a build', () => {
  test("adds the hint only to the framework's files, and keeps their code", async () => {
    await addCompileHints(build)
    expect(await read(framework)).toBe(`//# allFunctionsCalledOnLoad\n${script}`)
    expect(await read(page)).toBe(script)
  })

  test('that has the hint already is unchanged', async () => {
    await addCompileHints(build)
    await addCompileHints(build)
    expect(await read(framework)).toBe(`//# allFunctionsCalledOnLoad\n${script}`)
  })

  test('that is incomplete is refused', async () => {
    await rm(join(build, framework))
    await expect(addCompileHints(build)).rejects.toThrow('ENOENT')
    await rm(join(build, 'build-manifest.json'))
    await expect(addCompileHints(build)).rejects.toThrow('ENOENT')
  })
})
