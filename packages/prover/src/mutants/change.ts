/** A change of one line of a source: what a mutant is. */
export interface Change {
  /** From the project's folder. */
  file: string
  /** Stands once in the file. */
  before: string
  after: string
}

/** A fault of the money path that one changed line makes, and the worlds that should notice. */
export interface ProofMutant extends Change {
  /** In words. */
  name: string
  worlds: readonly string[]
}

/** The source with the change in it. Throws when the text is not there, or more than once. */
export function changed(source: string, { file, before, after }: Change): string {
  const parts = source.split(before)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`)
  return parts.join(after)
}

const argument = '--change='

/** The argument that lets a process try a change. */
export const changeArgument = (change: Change): string => argument + JSON.stringify(change)

const given = process.argv.find((text) => text.startsWith(argument))

/** The change that this process tries, from its arguments; null for the sources as they are. */
export const currentChange: Change | null = given ? JSON.parse(given.slice(argument.length)) : null

/** Mutants of one file. */
export const inFile = (
  file: string,
  mutants: readonly Omit<ProofMutant, 'file'>[],
): ProofMutant[] => mutants.map((mutant) => ({ ...mutant, file }))
