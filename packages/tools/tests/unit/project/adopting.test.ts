import { existsSync, globSync, readFileSync } from 'node:fs'
import { blocksOf } from '@etalase/testkit/deploy-guide.ts'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const [{ commands } = { commands: '' }] = blocksOf(read('docs/adopting.md'))

const wordsAfter = (command: RegExp) =>
  [...commands.matchAll(command)].flatMap(([, words = '']) => words.split(' '))
const removed = wordsAfter(/^rm -r (.+)$/gm)
const packages = removed.filter((path) => path.startsWith('packages/'))
const names = packages.map((path) => path.replace('packages/', ''))

type Named = Readonly<Record<string, string>>
const shop: { dependencies: Named; devDependencies: Named; scripts: Named } = JSON.parse(
  read('package.json'),
)

const isRemoved = (file: string) => removed.some((path) => file.startsWith(`${path}/`))
const leftIn = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**'] }).filter((file) => !isRemoved(file))

describe('docs/adopting.md', () => {
  test('removes only existing paths', () => {
    expect(names).toContain('backend')
    expect(removed.filter((path) => !existsSync(path))).toEqual([])
  })

  test('removes the dependencies on removed packages, and no others', () => {
    const { dependencies, devDependencies } = shop
    const own = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      names.some((removedName) => name === `@etalase/${removedName}`),
    )
    const gone = wordsAfter(/^npm pkg delete (.+)$/gm).filter((word) => word.includes('@etalase/'))
    expect(gone.map((word) => word.replace(/^\w+\./, '')).toSorted()).toEqual(own.toSorted())
  })

  test('leaves no package that depends on a removed one', () => {
    const found = leftIn('packages/*/package.json').filter((file) =>
      names.some((name) => read(file).includes(`"@etalase/${name}"`)),
    )
    expect(found).toEqual([])
  })

  test('leaves no script that runs a removed package', () => {
    const gone = wordsAfter(/^npm pkg delete (scripts\..+)$/gm)
    const found = Object.entries(shop.scripts).filter(
      ([name, command]) =>
        packages.some((path) => `${command} `.match(`${path}[ /]`)) &&
        !gone.includes(`scripts.${name}`),
    )
    expect(found).toEqual([])
  })

  test('leaves no import of a removed package', () => {
    const importing = new RegExp(
      `(?:from|import\\(?) ?'(?:@etalase/|[./]+packages/)(?:${names.join('|')})/`,
    )
    const left = leftIn(
      '{*.ts,{app,components,lib,brand,scripts,tests,e2e,packages}/**/*.{ts,tsx,mjs}}',
    )
    expect(left.length).toBeGreaterThan(500)
    expect(left.filter((file) => importing.test(read(file)))).toEqual([])
  })
})
