import { randomUUID } from 'node:crypto'

/** A name that no run before has used, in letters: a search takes it for a word. */
export function newName(name: string): string {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '')
  return `${name} ${letters.slice(0, 6)}`
}
