import { globSync, readFileSync } from 'node:fs'

const calls = /(?<![#.\w])fetch\(/
const comments = /^\s*(?:\/?\*|\/\/).*$/gm

/** Lists files matching a pattern that send requests without a single deadline for headers and body. */
export const unboundedRequests = (pattern: string): string[] =>
  globSync(pattern)
    .filter((path) => {
      const source = readFileSync(path, 'utf8')
      return calls.test(source.replaceAll(comments, '')) && !source.includes('withDeadline(')
    })
    .toSorted()
