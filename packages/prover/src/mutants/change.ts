/** A mutant: a change of one line of a source. */
export interface Change {
  /** From the project's folder. */
  file: string
  /** Occurs once in the file. */
  before: string
  after: string
}

/** A fault of the money path made by one changed line, and the worlds that should detect it. */
export interface ProofMutant extends Change {
  /** In words. */
  name: string
  worlds: readonly string[]
}

/** Returns the source with the change applied. Throws unless the text occurs exactly once. */
export function changed(source: string, { file, before, after }: Change): string {
  const parts = source.split(before)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`)
  return parts.join(after)
}

const argument = '--change='

/** Returns the argument that makes a process apply a change. */
export const changeArgument = (change: Change): string => argument + JSON.stringify(change)

const given = process.argv.find((text) => text.startsWith(argument))

/** The change of this process, from its arguments; null for unchanged sources. */
export const currentChange: Change | null = given ? JSON.parse(given.slice(argument.length)) : null

/** Returns mutants of one file. */
export const inFile = (
  file: string,
  mutants: readonly Omit<ProofMutant, 'file'>[],
): ProofMutant[] => mutants.map((mutant) => ({ ...mutant, file }))
