import { entriesOf, fromEntries } from '@etalase/contract/rules/entries.ts'
import { z } from 'zod'
import { factColumns } from '#product-mapper.ts'
import { readData } from '#seed/demo/read-data.ts'

const text = z.string().min(1)

const facts = entriesOf(factColumns)

/** The words of a garment design, in one language. */
const designWords = z.strictObject({
  /** One sentence that sells the garment; becomes the short description. */
  pitch: text,
  /** Two or three sentences on cut, making and wear. */
  story: text,
  /** One sentence on fit and length, with help to choose a size ("take your usual size"). */
  fit: text,
  /** How to care for it, in one or two sentences that suit the fabric. */
  care: text,
  /** One sentence for each colourway, keyed by the manifest's English `colour`. */
  colours: z.record(z.string(), text),
  ...fromEntries(facts.map(([name]) => [name, text])),
})

/** The words of a design that are columns of its products as they stand. */
export function designColumns(words: z.infer<typeof designWords>) {
  return {
    shortDescription: words.pitch,
    ...fromEntries(facts.map(([name, column]) => [column, words[name]])),
  }
}

const design = designWords.extend({
  /** Retail price of one piece in whole rupiah. */
  price: z.int().positive(),
  /** Packed size in centimetres: length, width, height. */
  parcelCm: z.tuple([z.number(), z.number(), z.number()]),
  /** What the name does not say: sleeves, cut, and what it is worn for; words to search by. */
  keywords: text,
})

const translatedDesign = designWords.extend({
  /** Name of the garment, without colour. */
  garment: text,
})

/** The words and the price of a design; each of its colourways is a product. */
export type Design = z.infer<typeof design>

/** The words of a design in another language than English. */
export type TranslatedDesign = z.infer<typeof translatedDesign>

/** The designs in English, keyed by the manifest's `design`. */
export const designs = readData('en/designs.json', z.record(z.string(), design))

/** The designs in the language of a folder, keyed by the manifest's `design`. */
export const translatedDesigns = (language: string) =>
  readData(`${language}/designs.json`, z.record(z.string(), translatedDesign))

/** The design of each garment that alt texts name, by the English name in lower case. */
export const garmentDesigns = readData('garments.json', z.record(z.string(), z.string()))
