import { transformSync } from 'esbuild'

/** A plausible mistake in one line. */
export interface Mutant {
  /** Starts at 1. */
  line: number
  before: string
  after: string
}

type Change = [pattern: RegExp, replacement: string | ((found: string) => string)]

const oneMore = (number: string) => String(Number(number.replaceAll('_', '')) + 1)

/** Changes that keep the code valid; spaces tell operators from types and arrows. */
const changes: readonly Change[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/\bMath\.max\b/g, 'Math.min'],
  [/\bMath\.min\b/g, 'Math.max'],
  [/\bMath\.(?:floor|round)\b/g, 'Math.ceil'],
  [/\bMath\.ceil\b/g, 'Math.floor'],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [
    /\b(?:lte|lt|gte|gt)\(/g,
    (call) => (call.includes('e') ? call.replace('e', '') : `${call.slice(0, 2)}e(`),
  ],
  [/\.(?:trim|toLowerCase|toUpperCase)\(\)/g, ''],
  [/\.toSorted\(\w*\)/g, ''],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/!(?=[\w(])/g, ''],
  [/(?<![\w.'#-])\d[\d_]*(?![\w.'-])/g, oneMore],
  // Removes a check.
  [/(?<=^\s*if \().+(?=\) (?:return|throw)\b)/g, 'false'],
  // Removes a call.
  [/(?<=^\s+)(?:await )?[\w.]+\([^()]*(?:\([^()]*\)[^()]*)*\)$/g, ''],
]

/** Blanks strings and comments in a line. */
const codeOf = (line: string) =>
  line.replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*"|\/\/.*$|^\s*(?:\/?\*).*$/g, (text) =>
    '\0'.repeat(text.length),
  )

/** Loops stay unchanged: an endless loop would stop the run. */
const leftAlone = /^\s*(?:import|export \*|for|while|} from)\b/

/** Returns for each line whether it belongs to a type; mutating types has no effect at runtime. */
function isInType(lines: readonly string[]): boolean[] {
  let isInside = false
  return lines.map((line) => {
    const begins = /^(?:export |declare )*(?:interface|type) /.test(line)
    const was = isInside
    if (begins) isInside = !/}$|[^{(|&=]$/.test(line)
    else if (isInside && /^(?:}|$)/.test(line)) isInside = false
    return begins || was
  })
}

function isValid(source: string): boolean {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' })
    return true
  } catch {
    return false
  }
}

function mutantsOfLine(before: string): string[] {
  const code = codeOf(before)
  return changes.flatMap(([pattern, replacement]) =>
    [...code.matchAll(pattern)].map(({ 0: found, index }) => {
      const put = typeof replacement === 'string' ? replacement : replacement(found)
      return before.slice(0, index) + put + before.slice(index + found.length)
    }),
  )
}

/** Applies a mutant to its source. */
export const withMutant = (source: string, { line, after }: Mutant): string =>
  source
    .split('\n')
    .with(line - 1, after)
    .join('\n')

/** Returns all one-line mutants of a TypeScript source that still compile, in line order. */
export function oneLineMutants(source: string): Mutant[] {
  const lines = source.split('\n')
  const inType = isInType(lines)
  return lines
    .flatMap((before, index) =>
      inType[index] || leftAlone.test(before)
        ? []
        : [...new Set(mutantsOfLine(before))].map((after) => ({ line: index + 1, before, after })),
    )
    .filter((mutant) => isValid(withMutant(source, mutant)))
}
