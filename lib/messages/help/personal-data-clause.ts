/** What the columns of a table tell of a person, by their names in the database, in the words of the notice. */
type Columns = Readonly<Record<string, string>>

/** Personal data that belong together, as /privacy tells them. */
export interface PersonalData {
  name: string
  /** By the names of the tables in the database; tests/backend/privacy.test.ts holds them against packages/backend-kit/src/db/schema. */
  tables: Readonly<Record<string, Columns>>
  purpose: string
  /** The legal basis of Law 27/2022, article 20. */
  basis: string
  kept: string
}

export const bases = {
  contract: 'pelaksanaan perjanjian (Pasal 20 ayat (2) huruf b)',
  consent: 'persetujuan Anda, yang dapat Anda tarik kapan saja (Pasal 20 ayat (2) huruf a)',
  duty: 'kewajiban hukum (Pasal 20 ayat (2) huruf c)',
  interest: 'kepentingan yang sah (Pasal 20 ayat (2) huruf f)',
} as const

/** The language of what is written to a person. */
export const language = { language: 'bahasa surat kepada Anda' } as const
