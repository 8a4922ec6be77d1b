import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImportsOnce } from '#scripts/import-graph.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const importsOf = readImportsOnce({ withTypes: true })

const sources = globSync('{app,components,lib,packages/*/src}/**/*.{ts,tsx}')

const files: Graph = new Map(sources.map((file) => [file, new Set(importsOf(file))]))

/** Returns the folder of a file at any depth, such as 'components/cart'; null for a file next to such folders. */
function folderOf(file: string): string | null {
  const [top, folder, name] = file.split('/')
  return name ? `${top}/${folder}` : null
}

function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, paths] of graph) {
    const folder = folderOf(file)
    if (!folder) continue
    const others = folders.get(folder) ?? new Set()
    for (const path of paths) {
      const other = folderOf(path)
      if (other && other !== folder) others.add(other)
    }
    folders.set(folder, others)
  }
  return folders
}

/** Returns the nodes on or between cycles, by repeatedly removing nodes without remaining imports or importers. */
function cyclic(graph: Graph): string[] {
  const left = new Map(graph)
  const isLeaf = (paths: ReadonlySet<string>) => ![...paths].some((path) => left.has(path))
  const isRoot = (name: string) => ![...left].some(([, paths]) => paths.has(name))
  for (let size = -1; size !== left.size; ) {
    size = left.size
    for (const [name, paths] of left) if (isLeaf(paths) || isRoot(name)) left.delete(name)
  }
  return [...left.keys()]
}

test('reports a cycle, without files that only lead to it or from it', () => {
  const graph = { start: ['a'], a: ['b'], b: ['a', 'end'], end: [] }
  const edges = Object.entries(graph).map(([name, paths]) => [name, new Set(paths)] as const)
  expect(cyclic(new Map(edges))).toEqual(['a', 'b'])
})

test('no files import each other in a cycle', () => {
  expect(cyclic(files)).toEqual([])
})

test('no folders import each other in a cycle: move the shared part to where both may import it', () => {
  expect(cyclic(foldersOf(files))).toEqual([])
})
