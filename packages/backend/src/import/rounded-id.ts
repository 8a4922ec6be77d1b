/** '8.99123E+12': a spreadsheet shows numbers of twelve digits and more like this, and a CSV of it has no others. */
const rounded = /^\d(?:[.,]\d+)?E\+\d{2}$/i

/** Whether a spreadsheet has rounded an id. Several ids may have become this one, so it identifies nothing. */
export const isRoundedId = (id: string): boolean => rounded.test(id)

export const roundedReason =
  'was rounded by a spreadsheet: format its column as text there, and export again'
