import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheets = new Map<string, string>()

/** A style sheet of the present build, by its file's name; null when it is another build's. */
export function builtSheet(name: string): string | null {
  const known = sheets.get(name)
  if (known !== undefined) return known
  const file = join('.next', 'static', 'chunks', name)
  if (!existsSync(file)) return null
  const css = readFileSync(file, 'utf8')
  sheets.set(name, css)
  return css
}
