/** What a backend must do, by call, beyond what the fields say; in the rule book and in the OpenAPI document. */
export type Behaviour<Call extends string> = Readonly<
  Record<Call, readonly [first: string, ...others: string[]]>
>
