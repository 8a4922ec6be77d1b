import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const configs = globSync('packages/**/tsconfig.json', {
  exclude: (path) => path.endsWith('node_modules') || path.endsWith('.next'),
})

test('there are configurations of TypeScript besides that of the project', () => {
  expect(configs).not.toEqual([])
})

test.each(configs)('%s extends one that is there', (path) => {
  const { extends: base } = JSON.parse(readFileSync(path, 'utf8'))
  if (base !== undefined) expect(existsSync(join(dirname(path), base)), base).toBe(true)
})
