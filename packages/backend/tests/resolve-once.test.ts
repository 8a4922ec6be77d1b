import { readFileSync } from 'node:fs'
import type { ResolveFnOutput, ResolveHookContext } from 'node:module'
import { expect, test } from 'vitest'
import { resolveOnce } from '#resolve-once.ts'

const inBackend = 'file:///shop/backend/cart/cart-routes.ts'
const inDrizzle = 'file:///shop/node_modules/drizzle-orm/pg-core/columns/text.js'

/** Resolves an import of a file and returns what Node was asked. */
function resolveFrom(
  parentURL: string | undefined,
  ask: (specifier: string) => string,
  conditions = ['node', 'import'],
) {
  const asked: string[] = []
  const context: ResolveHookContext = { conditions, importAttributes: {}, parentURL }
  const resolve = (specifier: string): ResolveFnOutput =>
    resolveOnce(specifier, context, (name) => {
      asked.push(name)
      return { url: ask(name) }
    })
  return { resolve, asked }
}

test('Node resolves a package imported by many files once', () => {
  const { resolve, asked } = resolveFrom(inBackend, () => 'file:///first.js')
  const other = resolveFrom('file:///shop/backend/app.ts', () => 'file:///second.js')
  const first = resolve('drizzle-orm/pg-core')
  expect(first.url).toBe('file:///first.js')
  expect(other.resolve('drizzle-orm/pg-core')).toBe(first)
  expect([asked, other.asked]).toEqual([['drizzle-orm/pg-core'], []])
})

test('imports between the files of such a package skip Node', () => {
  const { resolve, asked } = resolveFrom(inDrizzle, () => 'file:///wrong.js')
  expect(resolve('../utils.js')).toMatchObject({
    url: 'file:///shop/node_modules/drizzle-orm/pg-core/utils.js',
    format: 'module',
  })
  expect(asked).toEqual([])
})

test.each([
  ['another package', inBackend, 'fastify'],
  ['a package whose name starts alike', inBackend, 'drizzle-orm-extras'],
  ['a file of the backend', inBackend, '#app.ts'],
  ['a file beside one of the backend', inBackend, './cart-lines.js'],
  ['another package, from such a package', inDrizzle, 'postgres'],
  ['a file that is no ES module', inDrizzle, './index.cjs'],
  ['the entry, which no file imports', undefined, './main.js'],
])('Node resolves %s each time', (_, parent, specifier) => {
  const { resolve, asked } = resolveFrom(parent, (name) => `file:///${name}`)
  expect([resolve(specifier).url, resolve(specifier).url]).toEqual([
    `file:///${specifier}`,
    `file:///${specifier}`,
  ])
  expect(asked).toEqual([specifier, specifier])
})

test('Node resolves a CommonJS require, which may map to other files', () => {
  const imported = resolveFrom(inBackend, () => 'file:///sql.js')
  const required = resolveFrom(inBackend, () => 'file:///sql.cjs', ['node', 'require'])
  expect(imported.resolve('drizzle-orm/sql').url).toBe('file:///sql.js')
  expect(required.resolve('drizzle-orm/sql').url).toBe('file:///sql.cjs')
})

test("a failed import is retried, and fails with Node's error", () => {
  const missing = resolveFrom(inBackend, () => {
    throw new Error('Cannot find package')
  })
  expect(() => missing.resolve('date-fns/nowhere')).toThrow('Cannot find package')
  const there = resolveFrom(inBackend, () => 'file:///there.js')
  expect(there.resolve('date-fns/nowhere').url).toBe('file:///there.js')
})

test.each(['drizzle-orm', 'date-fns'])('%s has ES modules in its .js files', (name) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).type).toBe('module')
})
