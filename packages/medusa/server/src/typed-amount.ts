/** Parses whole rupiah as staff type them, '50.000' for 50000. NaN for an ambiguous amount. `without`: the value of an empty field. */
export function typedAmount<Without>(given: unknown, without: Without): number | Without {
  if (given === undefined || given === null || given === '') return without
  if (typeof given === 'number') return given
  const text = String(given).trim()
  const isWhole =
    /^(?:0|[1-9]\d*)$/.test(text) || /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(text)
  return isWhole ? Number(text.replaceAll(/\D/g, '')) : Number.NaN
}
