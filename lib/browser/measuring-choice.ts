import { readStored, writeStored } from '#lib/browser/local-storage.ts'

/** A shopper's choice about third-party scripts. */
export type MeasuringChoice = 'accepted' | 'refused'

const key = 'measuring'

/** Returns the remembered choice; null if there is none yet. */
export function readMeasuringChoice(): MeasuringChoice | null {
  const stored = readStored(key)
  return stored === 'accepted' || stored === 'refused' ? stored : null
}

/** Remembers the choice in this browser. */
export const keepMeasuringChoice = (choice: MeasuringChoice): void => writeStored(key, choice)
