import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '#db/connection.ts'
import { searchSynonyms } from '#db/schema/search.ts'
import { type Kind, kinds } from '#search/kinds.ts'
import { bulkInsert } from '#seed/bulk-insert.ts'

type Pair = typeof searchSynonyms.$inferInsert

const folder = join(import.meta.dirname, 'demo')

const listOf = (text: string) => text.split(',').map((part) => part.trim().toLowerCase())

function kindIn(line: string): Kind | undefined {
  const name = /^\[(\w+)\]$/.exec(line)?.[1]
  return kinds.find((kind) => kind === name)
}

/** Parses the pairs of one line. `a = b` gives two pairs; a single word is paired with itself. */
function pairsOf(line: string, kind: Kind): Pair[] {
  const [, left = '', sign = '', right = ''] = /^([^=>~]+?)(?:\s*([=>~])\s*(.+))?$/.exec(line) ?? []
  const [term = ''] = listOf(left)
  if (!term) throw new Error(`Not a line of synonyms: ${line}`)
  if (!sign) return [{ term, meaning: term, kind }]
  return listOf(right).flatMap((meaning) => [
    { term, meaning, kind },
    ...(sign === '=' ? [{ term: meaning, meaning: term, kind }] : []),
  ])
}

/** Parses the synonyms file. Throws on an invalid line. */
export function parseSynonyms(text: string): Pair[] {
  const pairs = new Map<string, Pair>()
  let kind: Kind | undefined
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (!line || line.startsWith('#')) continue
    if (line.startsWith('[')) {
      kind = kindIn(line)
      if (!kind) throw new Error(`Not a kind of words: ${line}`)
      continue
    }
    if (!kind) throw new Error(`A line before the first kind: ${line}`)
    for (const pair of pairsOf(line, kind)) {
      const key = `${pair.term} > ${pair.meaning}`
      if (!pairs.has(key)) pairs.set(key, pair)
    }
  }
  return [...pairs.values()]
}

/** Reads the synonyms of all languages, since a shopper may type in any of them. The shared file comes first. */
export async function allSynonyms(): Promise<string> {
  const all = await readdir(folder, { recursive: true })
  const files = all
    .filter((file) => basename(file) === 'synonyms.txt')
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.join('\n')
}

/** Inserts the demo company's synonyms. */
export async function seedSynonyms(db: Database): Promise<void> {
  await bulkInsert(db, searchSynonyms, parseSynonyms(await allSynonyms()))
}
