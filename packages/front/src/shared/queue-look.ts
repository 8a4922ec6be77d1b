/** The words of the waiting page, inserted into HTML unescaped. */
export interface QueueWords {
  title: string
  titleWithPlace: (place: number) => string
  place: (place: number) => string
  /** A wait, in whole minutes. */
  time: (wait: number) => string
  /** Shown before the first place is known. */
  noPlace: string
  isPaused: string
  isCrowded: string
  notYet: string
  /** @param time when a sale starts, in milliseconds since 1970 */
  begins: (time: number) => string
  /** The wait until the start, in whole minutes. */
  beginsIn: (wait: number) => string
  lot: string
  keep: string
  /** @param number the minutes without activity after which a shopper loses the place */
  turn: (number: number) => string
  look: string
  /** The message for a call whose device has no place. */
  refusal: string
}

/** The company that the waiting page shows. Colours are CSS values. */
export interface QueueBrand {
  name: string
  themeColor: string
  /** Size in pixels. */
  logo: { url: string; width: number; height: number }
  colors: Readonly<Record<'paper' | 'ink' | 'surface' | 'line' | 'accent', string>>
}
