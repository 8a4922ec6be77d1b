import { globSync, readFileSync } from 'node:fs'

const calls = /(?<![#.\w])fetch\(/
const comments = /^\s*(?:\/?\*|\/\/).*$/gm

/** The files of a pattern that send requests without one deadline over headers and body. */
export const unboundedRequests = (pattern: string): string[] =>
  globSync(pattern)
    .filter((path) => {
      const source = readFileSync(path, 'utf8')
      return calls.test(source.replaceAll(comments, '')) && !source.includes('withDeadline(')
    })
    .toSorted()
