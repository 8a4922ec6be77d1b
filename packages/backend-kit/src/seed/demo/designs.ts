import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'
import { z } from 'zod'
import { factColumns } from '#product-mapper.ts'
import { readData } from '#seed/demo/read-data.ts'

const text = z.string().min(1)

const facts = entriesOf(factColumns)

/** Texts of a garment design, in one language. */
const designWords = z.strictObject({
  /** One sentence that sells the garment; becomes the short description. */
  pitch: text,
  /** Two or three sentences on cut, making and wear. */
  story: text,
  /** One sentence on fit and length, with help choosing a size ("take your usual size"). */
  fit: text,
  /** Care instructions in one or two sentences that suit the fabric. */
  care: text,
  /** One sentence per colourway, keyed by the manifest's English `colour`. */
  colours: z.record(z.string(), text),
  ...fromEntries(facts.map(([name]) => [name, text])),
})

/** Returns the texts of a design that map directly to product columns. */
export function designColumns(words: z.infer<typeof designWords>) {
  return {
    shortDescription: words.pitch,
    ...fromEntries(facts.map(([name, column]) => [column, words[name]])),
  }
}

const design = designWords.extend({
  /** Unit list price in whole rupiah. */
  price: z.int().positive(),
  /** Packed size in centimetres: length, width, height. */
  parcelCm: z.tuple([z.number(), z.number(), z.number()]),
  /** Search keywords that the name lacks: sleeves, cut and occasion. */
  keywords: text,
})

const translatedDesign = designWords.extend({
  /** Name of the garment, without colour. */
  garment: text,
})

/** Texts and price of a design; each of its colourways is a product. */
export type Design = z.infer<typeof design>

/** Texts of a design in a language other than English. */
export type TranslatedDesign = z.infer<typeof translatedDesign>

/** Designs in English, keyed by the manifest's `design`. */
export const designs = readData('en/designs.json', z.record(z.string(), design))

/** Reads the designs of a language folder, keyed by the manifest's `design`. */
export const translatedDesigns = (language: string) =>
  readData(`${language}/designs.json`, z.record(z.string(), translatedDesign))

/** The design of each garment named in alt texts, keyed by its English name in lower case. */
export const garmentDesigns = readData('garments.json', z.record(z.string(), z.string()))
