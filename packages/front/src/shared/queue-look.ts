/** The words of the page of the queue. They are put into HTML as they are. */
export interface QueueWords {
  title: string
  titleWithPlace: (place: number) => string
  place: (place: number) => string
  /** A time to wait, in whole minutes. */
  time: (wait: number) => string
  /** Before the first place is known. */
  noPlace: string
  isPaused: string
  isCrowded: string
  notYet: string
  /** @param time when a sale starts, in milliseconds since 1970 */
  begins: (time: number) => string
  /** The time until then, in whole minutes. */
  beginsIn: (wait: number) => string
  lot: string
  keep: string
  /** @param number the minutes after which one who does nothing loses the place */
  turn: (number: number) => string
  look: string
  /** What a call is told whose device has no place. */
  refusal: string
}

/** The company that the page of the queue shows. Colours are as CSS writes them. */
export interface QueueBrand {
  name: string
  themeColor: string
  /** Its size is in pixels. */
  logo: { url: string; width: number; height: number }
  colors: Readonly<Record<'paper' | 'ink' | 'surface' | 'line' | 'accent', string>>
}
