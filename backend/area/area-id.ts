/** The official code of an area as a number: '31.74' gives 3174. */
export const areaId = (code: string) => Number(code.replaceAll('.', ''))
