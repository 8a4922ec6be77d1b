import { z } from 'zod'
import { translatedDesigns } from '#backend/seed/demo/designs.ts'
import { readData } from '#backend/seed/demo/read-data.ts'

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
