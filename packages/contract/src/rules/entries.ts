/** Returns the entries of an object with known keys. Object.entries loses the type of the keys. */
export const entriesOf = <Key extends string, Value>(
  object: Readonly<Record<Key, Value>>,
): [Key, Value][] => Object.entries(object) as [Key, Value][]

/** Creates an object from entries with known keys. Object.fromEntries loses their type. */
export const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(entries) as Record<Key, Value>
