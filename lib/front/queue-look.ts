import { readFileSync } from 'node:fs'
import type { Language } from '@etalase/contract/rules/language.ts'
import type { QueueBrand, QueueWords } from '@etalase/front/shared/queue-look.ts'
import { brand, logo } from '#brand/company.ts'
import { waitingMessages as english } from '#lib/messages/en/waiting.ts'
import { waitingMessages as french } from '#lib/messages/fr/waiting.ts'
import { waitingMessages as indonesian } from '#lib/messages/id/waiting.ts'

const tables: Readonly<Record<Language, QueueWords>> = {
  en: english,
  id: indonesian,
  fr: french,
}

/** Returns the texts of the queue in a language. */
export const queueWords = (language: Language): QueueWords & { language: Language } => ({
  ...tables[language],
  language,
})

const theme = readFileSync('brand/theme.css', 'utf8')
const color = (name: string) => new RegExp(`--color-${name}: ([^;]+);`).exec(theme)?.[1] ?? 'unset'

/** The company, as the queue's page shows it. */
export const queueBrand: QueueBrand = {
  name: brand.name,
  themeColor: brand.themeColor,
  logo,
  colors: {
    paper: color('paper'),
    ink: color('ink'),
    surface: color('surface'),
    line: color('line'),
    accent: color('accent'),
  },
}
