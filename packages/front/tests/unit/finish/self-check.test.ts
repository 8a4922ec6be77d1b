import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { selfCheck } from '#finish/problems.ts'
import { plainPolicies } from '#shared/policies.ts'
import '#tests/support/start-script.ts'

const known =
  '<body><script>self.__next_f.push([0])</script><script src="/_next/static/chunks/a.js" async=""></script></body>'
const unknown = known.replaceAll('__next_f', '__next_g')

let build: string

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(build, file)), { recursive: true })
  await writeFile(join(build, file), text)
}

/** Writes a build with pages: HTML and kind by address. */
async function writeBuild(pages: Record<string, readonly [html: string, srcRoute: string]>) {
  const routes: Record<string, { srcRoute: string }> = {}
  for (const [path, [html, srcRoute]] of Object.entries(pages)) {
    routes[path] = { srcRoute }
    if (html !== '') await write(`server/app${path === '/' ? '/index' : path}.html`, html)
  }
  await write('prerender-manifest.json', JSON.stringify({ routes }))
}

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'etalase-check-'))
})

afterEach(() => rm(build, { recursive: true }))

describe('the self-check at the start', () => {
  test('finishes one page of each kind in the build, and logs how many succeed', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    await writeBuild({
      '/': [known, '/'],
      '/product/1': [known, '/product/[id]'],
      '/product/2': [unknown, '/product/[id]'],
      '/robots.txt': ['', '/robots.txt'],
    })
    expect(await selfCheck(build, plainPolicies)).toEqual({ pages: 2, problems: [] })
    expect(log).toHaveBeenCalledWith('2 kinds of pages were tried: 2 are finished.')
  })

  test('logs page and reason for each kind that fails', async () => {
    const log = vi.mocked(console.error).mockReturnValue()
    await writeBuild({ '/': [unknown, '/'], '/faq': [known, '/faq'] })
    const problem = '/: an inline script is no push of data'
    expect(await selfCheck(build, plainPolicies)).toEqual({ pages: 2, problems: [problem] })
    expect(log.mock.calls).toEqual([[`The page goes out as Next made it: ${problem}`]])
    log.mockClear()
  })

  test('rejects in a folder without a build', async () => {
    await expect(selfCheck(build, plainPolicies)).rejects.toThrow('ENOENT')
  })
})
