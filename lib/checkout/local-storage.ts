/** What is kept under a key, or null; anything unreadable counts as nothing. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value; a full or forbidden storage costs the shopper the restored checkout, nothing more. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.warn(`Could not keep ${key} in this browser`)
  }
}

/** Forgets what is kept under a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    console.warn(`Could not remove ${key} from this browser`)
  }
}
