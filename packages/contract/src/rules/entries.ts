/** The entries of an object that has these keys alone: as Object.entries, which takes any key for possible. */
export const entriesOf = <Key extends string, Value>(
  object: Readonly<Record<Key, Value>>,
): [Key, Value][] => Object.entries(object) as [Key, Value][]

/** An object of entries whose keys are known: as Object.fromEntries, which forgets them. */
export const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(entries) as Record<Key, Value>
