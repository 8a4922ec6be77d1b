import { readFileSync } from 'node:fs'

/** Reads a table of this folder, which has a header line and no quotes. */
export function readRows(file: string): string[][] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => line.split(','))
}
