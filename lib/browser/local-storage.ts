/** Returns the stored value of a key; null when there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value. A full or forbidden storage is only logged: the page works without remembering. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.warn(`Could not keep ${key} in this browser`)
  }
}

/** Removes the stored value of a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    console.warn(`Could not remove ${key} from this browser`)
  }
}
