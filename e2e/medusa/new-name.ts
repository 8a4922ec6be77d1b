import { randomUUID } from 'node:crypto'

/** Returns a name unused by earlier runs, with letters only so that a search treats it as a word. */
export function newName(name: string): string {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '')
  return `${name} ${letters.slice(0, 6)}`
}
