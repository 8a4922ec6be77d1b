import { readFileSync } from 'node:fs'
import { git } from '#git.ts'
import { countWords, handWritten } from '#words/count-words.ts'

// Prints the hand-written words of each tracked Markdown file, and the total; exits with 1 above the limit.

const limit = 30_000

const counts = git('.', 'ls-files', '*.md')
  .map((file) => ({ file, words: countWords(handWritten(file, readFileSync(file, 'utf8'))) }))
  .filter(({ words }) => words > 0)
  .toSorted((a, b) => b.words - a.words)
const total = counts.reduce((sum, { words }) => sum + words, 0)

for (const { file, words } of counts)
  process.stdout.write(`${String(words).padStart(6)}  ${file}\n`)
process.stdout.write(`${String(total).padStart(6)}  words of at most ${limit}\n`)
process.exitCode = total > limit ? 1 : 0
