/** Duties of a backend by call, beyond its fields. They appear in the rule book and in the OpenAPI document. */
export type Behaviour<Call extends string> = Readonly<
  Record<Call, readonly [first: string, ...others: string[]]>
>
