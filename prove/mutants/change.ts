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

/** The change that this process tries, from its environment; null for the sources as they are. */
export const currentChange: Change | null = process.env.PROVE_CHANGE
  ? JSON.parse(process.env.PROVE_CHANGE)
  : null
