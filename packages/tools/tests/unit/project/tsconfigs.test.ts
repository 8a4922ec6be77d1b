import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const configs = globSync('packages/**/tsconfig.json', {
  exclude: (path) => path.endsWith('node_modules') || path.endsWith('.next'),
})

test('the packages have TypeScript configurations', () => {
  expect(configs).not.toEqual([])
})

test.each(configs)('%s extends an existing file', (path) => {
  const { extends: base } = JSON.parse(readFileSync(path, 'utf8'))
  if (base !== undefined) expect(existsSync(join(dirname(path), base)), base).toBe(true)
})
