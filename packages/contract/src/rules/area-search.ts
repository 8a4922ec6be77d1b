import { typedSearch } from '#rules/typed-text.ts'

/** The most characters of a search for a sub-district: those of a parcel label with name, phone number and street. */
export const maxAreaSearch = 500

/** Returns a typed or pasted search for a sub-district; of a longer text the end, where addresses name the area. */
export const areaSearch = (typed: string): string => typedSearch(typed).slice(-maxAreaSearch)
