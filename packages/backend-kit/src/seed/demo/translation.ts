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

/** The tables of a language's folder, each by the English text or by the manifest's name of it. */
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

/** The demo company's texts in another language than English. Each table is by the English text, or by the manifest's name of it. */
export interface Translation {
  /** By the manifest's design. */
  designs: Readonly<Record<string, TranslatedDesign>>
  colorNames: Table
  /** By the code of the family. */
  colorFamilyNames: Table
  fabricNames: Table
  /** Every text besides products and pictures: home page, categories, sizes, measurements, regions. */
  phrases: Table
  productName(garment: string, color: string): string
  /** What stands before each line of a detailed description, with its colon. */
  labels: Readonly<Record<'fit' | 'fabric' | 'care' | 'weight', string>>
  /** Words and sentences of the pictures' alt texts. */
  alts: {
    editorial: Table
    details: Table
    subjects: Table
    grounds: Table
    positions: Table
    /** A garment of a colour, named in lower case. */
    garment(name: string, color: string): string
    whole(garment: string, details: string, position: string, ground: string): string
    closeView(garment: string, subject: string): string
    outfit(upper: string, lower: string, ground: string): string
  }
}
