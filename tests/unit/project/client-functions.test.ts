import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImportsOnce } from '#scripts/import-graph.ts'

const importsOf = readImportsOnce()

const isClient = (file: string) => readFileSync(file, 'utf8').startsWith("'use client'")

/** Lists the modules that run on the server: those its routes reach, up to client modules. */
function onTheServer(): string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file) || isClient(file)) return
    found.add(file)
    for (const imported of importsOf(file)) visit(imported)
  }
  for (const file of globSync('app/**/{page,layout,route,not-found}.{ts,tsx}')) visit(file)
  return [...found]
}

/** Lists imports from client modules, except components, which start with a capital letter. */
function calledOfClient(text: string): string[] {
  const imports = [...text.matchAll(/^import \{([^}]*)\} from '#([^']+)'/gm)]
  return imports
    .filter(([, , path = '']) => /^(app|components)\//.test(path) && isClient(path))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '))
}

test('detects a client function that the server would call', () => {
  const text = `import { addToast, type Tool, ToolForm } from '#components/ui/tool-form.tsx'`
  expect(calledOfClient(text)).toEqual(['addToast'])
})

test('no page calls a function of a client module, which would fail during rendering', () => {
  const calls = onTheServer().flatMap((file) =>
    calledOfClient(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(calls).toEqual([])
})
