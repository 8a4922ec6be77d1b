import { z } from 'zod'
import { type TranslatedDesign, translatedDesigns } from '#seed/demo/designs.ts'
import { readData } from '#seed/demo/read-data.ts'

const table = z.record(z.string(), z.string().min(1))

const names = z.strictObject({ colors: table, colorFamilies: table, fabrics: table })

const altTexts = z.strictObject({
  editorial: table,
  details: table,
  subjects: table,
  grounds: table,
  positions: table,
})

/** Reads the tables of a language folder, each keyed by the English text or the manifest's name for it. */
export function translatedTables(language: string) {
  const { colors, colorFamilies, fabrics } = readData(`${language}/names.json`, names)
  return {
    designs: translatedDesigns(language),
    colorNames: colors,
    colorFamilyNames: colorFamilies,
    fabricNames: fabrics,
    phrases: readData(`${language}/phrases.json`, table),
    altTexts: readData(`${language}/alt-texts.json`, altTexts),
  }
}

type Table = Readonly<Record<string, string>>

/** The demo company's texts in a language other than English. Tables are keyed by the English text or the manifest's name for it. */
export interface Translation {
  /** Keyed by the manifest's design. */
  designs: Readonly<Record<string, TranslatedDesign>>
  colorNames: Table
  /** Keyed by the family's code. */
  colorFamilyNames: Table
  fabricNames: Table
  /** Texts other than those of products and pictures: home page, categories, sizes, measurements, regions. */
  phrases: Table
  productName(garment: string, color: string): string
  /** Labels of a detailed description's lines, with the colon. */
  labels: Readonly<Record<'fit' | 'fabric' | 'care' | 'weight', string>>
  /** Words and sentences of alt texts. */
  alts: {
    editorial: Table
    details: Table
    subjects: Table
    grounds: Table
    positions: Table
    /** Names a garment with its colour, in lower case. */
    garment(name: string, color: string): string
    whole(garment: string, details: string, position: string, ground: string): string
    closeView(garment: string, subject: string): string
    outfit(upper: string, lower: string, ground: string): string
  }
}
