import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { searchSynonyms, searchWords } from '#db/schema/search.ts'
import { buildLexicon, type Lexicon, withoutDoubles } from '#search/lexicon.ts'

/** Changes of synonyms take effect within this time, new words immediately. */
const lifetimeMs = 60_000

interface Kept {
  lexicon: Lexicon
  version: string
  loadedAt: number
}

const kept = new WeakMap<Database, Kept>()

async function load(db: Database): Promise<Lexicon> {
  const pairs = await db
    .select({
      spelling: searchSynonyms.term,
      term: sql<string>`search_terms(${searchSynonyms.term})`,
      meaning: sql<string>`search_terms(${searchSynonyms.meaning})`,
      kind: searchSynonyms.kind,
    })
    .from(searchSynonyms)
  const words = await db.select({ word: searchWords.word }).from(searchWords)
  return buildLexicon(
    pairs.map(({ spelling, term, meaning, kind }) => ({
      spelling,
      term: withoutDoubles(term),
      meaning: withoutDoubles(meaning),
      kind,
    })),
    words.map(({ word }) => word),
  )
}

/** Returns a search text's words, normalized like the index, and the lexicon. */
export async function readSearch(
  db: Database,
  text: string,
): Promise<{ words: string[]; lexicon: Lexicon }> {
  const [row] = await db
    .select({
      terms: sql<string>`search_terms(${text})`,
      version: sql<string>`concat((select count(*) from ${searchSynonyms}), '/', (select count(*) from ${searchWords}))`,
    })
    .from(sql`(values (1)) as one`)
  const { terms = '', version = '' } = row ?? {}
  const words = withoutDoubles(terms).split(' ').filter(Boolean)
  const known = kept.get(db)
  if (known?.version === version && Date.now() - known.loadedAt < lifetimeMs) {
    return { words, lexicon: known.lexicon }
  }
  const lexicon = await load(db)
  kept.set(db, { lexicon, version, loadedAt: Date.now() })
  return { words, lexicon }
}
