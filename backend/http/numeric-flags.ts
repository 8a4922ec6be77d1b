/** JSON text with booleans as 0 and 1 (decisions, Calls). */
export function withNumericFlags(payload: unknown): string {
  return JSON.stringify(payload, (_, value: unknown) =>
    typeof value === 'boolean' ? Number(value) : value,
  )
}
