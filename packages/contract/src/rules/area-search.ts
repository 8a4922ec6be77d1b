import { typedSearch } from '#rules/typed-text.ts'

/** Letters of a search for a sub-district: those of a label of a parcel, with name, phone number and street. */
export const maxAreaSearch = 500

/** What was typed or pasted to find a sub-district; of a longer text the end, where an address has its area. */
export const areaSearch = (typed: string): string => typedSearch(typed).slice(-maxAreaSearch)
