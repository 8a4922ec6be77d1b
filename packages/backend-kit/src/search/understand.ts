import { correctWord } from '#search/correct-word.ts'
import type { Entry, GroupKind } from '#search/kinds.ts'
import type { Lexicon } from '#search/lexicon.ts'

/** A word or phrase of a search, and what it matches. */
export interface Group {
  /** Normalized like the index, and corrected. */
  text: string
  kind: GroupKind
  meanings: readonly string[]
  /** The meanings that are true synonyms. */
  same: readonly string[]
  near: readonly string[]
  /** The word as typed, if neither synonyms nor products contain it alone. */
  typed: readonly string[]
  isCorrected: boolean
}

/** Minimum letters of a word that is also recognized when written as two: 'sweat shirt'. */
const minJoined = 6

/** A position in the search: the word as typed, and the known words it can mean. */
interface Slot {
  typed: string
  words: readonly string[]
}

const slotsOf = (words: readonly string[], lexicon: Lexicon): Slot[] =>
  words.flatMap((typed) => correctWord(typed, lexicon).map((found) => ({ typed, words: found })))

/** Returns every phrase that the slots can form. */
const phrasesOf = (slots: readonly Slot[]): string[] =>
  slots.reduce<string[]>(
    (phrases, { words }) =>
      phrases.flatMap((phrase) => words.map((word) => (phrase ? `${phrase} ${word}` : word))),
    [''],
  )

interface Known {
  text: string
  entry: Entry
}

function knownPhrase(slots: readonly Slot[], { entries }: Lexicon): Known | undefined {
  for (const text of phrasesOf(slots)) {
    const entry = entries.get(text)
    if (entry) return { text, entry }
  }
  return undefined
}

const isTypo = ({ typed, words }: Slot) => !words.includes(typed)

const phraseGroup = ({ text, entry }: Known, slots: readonly Slot[]): Group => ({
  text,
  ...entry,
  typed: [],
  isCorrected: slots.some(isTypo),
})

/** Builds the group of a single word: everything it can mean outside a phrase, plus the word as typed if it is unknown alone. */
function wordGroup(slot: Slot, { entries, ofPhrases, words }: Lexicon): Group {
  const [text = slot.typed] = slot.words
  const known = slot.words.map((word) => entries.get(word) ?? ofPhrases.get(word))
  const isKnown = words.has(slot.typed) && !ofPhrases.has(slot.typed)
  return {
    text,
    kind: known[0]?.kind ?? 'word',
    meanings: slot.words.flatMap((word, index) => known[index]?.meanings ?? [word]),
    same: slot.words.flatMap((word, index) => known[index]?.same ?? [word]),
    near: known.flatMap((entry) => entry?.near ?? []),
    typed: isKnown ? [] : [slot.typed],
    isCorrected: isTypo(slot) && slot.words.length > 0,
  }
}

/** Returns the longest known phrase at the start of the slots, else their first word. */
function nextGroup(slots: readonly Slot[], lexicon: Lexicon): { group: Group; length: number } {
  for (let length = Math.min(lexicon.longest, slots.length); length > 1; length--) {
    const some = slots.slice(0, length)
    const known = knownPhrase(some, lexicon)
    if (known) return { group: phraseGroup(known, some), length }
  }
  const [first, second] = slots
  const joined = `${first?.typed}${second?.typed}`
  if (second && joined.length >= minJoined && lexicon.words.has(joined)) {
    return { group: wordGroup({ typed: joined, words: [joined] }, lexicon), length: 2 }
  }
  return { group: wordGroup(first ?? { typed: '', words: [] }, lexicon), length: 1 }
}

/** Converts a search's words to synonym groups, dropping words without meaning if any other remain. */
export function understand(words: readonly string[], lexicon: Lexicon): Group[] {
  const slots = slotsOf(words, lexicon)
  const groups: Group[] = []
  for (let at = 0; at < slots.length; ) {
    const { group, length } = nextGroup(slots.slice(at), lexicon)
    groups.push(group)
    at += length
  }
  const telling = groups.filter(({ kind }) => kind !== 'ignored')
  return telling.length > 0 ? telling : groups
}
