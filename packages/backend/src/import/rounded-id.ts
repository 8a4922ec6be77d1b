/** Matches '8.99123E+12': spreadsheets show numbers of twelve digits or more like this, and export them so. */
const rounded = /^\d(?:[.,]\d+)?E\+\d{2}$/i

/** Returns whether a spreadsheet has rounded an id. Several ids may have become this one, so it identifies nothing. */
export const isRoundedId = (id: string): boolean => rounded.test(id)

export const roundedReason =
  'was rounded by a spreadsheet: format its column as text there, and export again'
