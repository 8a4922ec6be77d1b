/** Personal data in a table's columns, by database name, as worded in the notice. */
type Columns = Readonly<Record<string, string>>

/** A group of personal data, as described by /privacy. */
export interface PersonalData {
  name: string
  /** By database table; tests/backend/privacy.test.ts checks them against packages/backend-kit/src/db/schema. */
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

/** The language of messages to a person. */
export const language = { language: 'bahasa surat kepada Anda' } as const
