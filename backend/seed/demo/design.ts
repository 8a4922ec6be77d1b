/** The texts and the price of one garment design; each of its colourways is a product. */
export interface DesignCopy {
  /** One sentence that sells the garment; becomes the short description. */
  pitch: string
  /** Two or three sentences on cut, making and wear. */
  story: string
  /** One sentence on fit and length, with the model's or wearer's help ("take your usual size"). */
  fit: string
  /** How to care for it, in one or two sentences that suit the fabric. */
  care: string
  /** Retail price of one piece in whole rupiah. */
  price: number
  /** Packed size in centimetres: length, width, height. */
  parcelCm: readonly [number, number, number]
  /** One sentence for each colourway, keyed by the manifest's `colour`. */
  colours: Readonly<Record<string, string>>
}
