/** A section of the terms: its anchor, and numbered clauses. */
export interface TermsSection {
  id: string
  title: string
  clauses: readonly string[]
}
