/** The texts of one garment design in another language than English; its price and parcel are in the English file. */
export interface DesignTexts {
  /** Name of the garment, without colour. */
  garment: string
  /** One sentence that sells the garment; becomes the short description. */
  pitch: string
  /** Two or three sentences on cut, making and wear. */
  story: string
  /** One sentence on fit and length, with help to choose a size. */
  fit: string
  /** How to care for it, in one or two sentences that suit the fabric. */
  care: string
  /** One sentence for each colourway, keyed by the manifest's English `colour`. */
  colours: Readonly<Record<string, string>>
}
