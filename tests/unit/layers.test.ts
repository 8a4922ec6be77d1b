import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLayerOverride, layerOverrides } from '#scripts/layers.ts'

let folder: string

/** A folder with only our lint rules, in which a test can create any file. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'))
  const { $schema: _, vcs: __, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The linter's output for a file at a path. */
function lint(path: string, code: string): string {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), code)
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const run = spawnSync(process.execPath, [biome, 'lint', path], { cwd: folder, encoding: 'utf8' })
  return run.stdout + run.stderr
}

const use = (path: string) => `import * as x from '${path}'\nexport const y = x\n`

describe('the linter enforces the layers', () => {
  test.each([
    ['lib/a.ts', use('#components/ui/price.tsx'), 'lib must not import components'],
    ['components/b.ts', use('#app/fonts.ts'), 'move what you need down a layer'],
    ['app/c.ts', use('#backend/app.ts'), 'must not import the backend'],
    ['components/d.ts', use('ky'), 'Only lib/api sends HTTP requests'],
    ['app/e.ts', "export const y = () => fetch('/x')\n", 'Only lib/api sends HTTP requests'],
    ['backend/f.ts', use('#lib/messages/words.ts'), 'only lib/contract and lib/rules'],
    ['conformance/l.ts', use('#backend/app.ts'), 'tests a backend over HTTP'],
    ['server/m.ts', use('#lib/messages/words.ts'), 'may import only lib/config'],
    ['lib/rules/g.ts', use('react'), 'Rules and contract are pure'],
    ['components/h.ts', use('iron-session'), 'Only lib/session uses iron-session'],
  ])('%s gets advice what to do instead', (path, code, advice) => {
    expect(lint(path, code)).toContain(advice)
  })

  test.each([
    ['backend/i.ts', use('#lib/rules/money.ts')],
    ['lib/api/j.ts', use('ky')],
    ['server/n.ts', use('#lib/config/env-schema.ts')],
    ['app/k.ts', use('#components/ui/price.tsx')],
  ])('%s may import a layer below it', (path, code) => {
    expect(lint(path, code)).not.toContain('noRestricted')
  })
})

test('biome.json matches the table of layers: npm run lint:layers', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(overrides.filter(isLayerOverride)).toEqual(layerOverrides)
})
