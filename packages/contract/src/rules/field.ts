import { lengthOf } from '#rules/text-length.ts'

/**
 * Form rules as data, without zod, since every page with a form loads them. `packages/contract/src/form-body.ts` derives the contract's
 * schemas from the same rules; the forms are in `packages/contract/src/rules/forms.ts`.
 */

/** A text that is too long; both counts are in characters (lengthOf). */
interface TooLong {
  limit: number
  length: number
}

/** An issue of a field: a code with words in `lib/messages`, or the excess length. */
export type Issue<Code extends string> = Code | TooLong

/** A rule's part in the contract; of two rules with a length, the later one is stricter. */
export interface ContractRule {
  minLength?: number
  maxLength?: number
  pattern?: (text: string) => boolean
  /** The pattern's name in JSON Schema. */
  format?: 'email'
}

interface Rule<Code extends string> {
  issueOf: (text: string, textOf: (field: string) => string) => Issue<Code> | undefined
  /** Absent for a rule of the form only, where the backend has its own error code. */
  contract?: ContractRule
}

export interface Field<Code extends string = string> {
  /** Normalises typed text with a function of `packages/contract/src/rules/typed-text.ts`, or leaves it unchanged. */
  read: (typed: string) => string
  /** Only the first broken rule is reported. */
  rules: readonly Rule<Code>[]
  /** Whether an empty field breaks no rule. */
  isOptional?: true
  /** Whether it is a password, which a page never shows again. */
  isSecret?: true
}

export interface ChoiceField<Choice extends string, Code extends string> extends Field<Code> {
  choices: readonly Choice[]
}

/** Fields by name, in the order in which their issues are reported. */
export type Form<Code extends string = string> = Readonly<Record<string, Field<Code>>>

/** The codes of all issues of a form. */
export type CodeOf<F extends Form> = F extends Form
  ? F[keyof F] extends Field<infer Code>
    ? Code
    : never
  : never

/** The issues of a form by field; empty when it may be sent. */
export type Issues<F extends Form> = Partial<Record<keyof F, Issue<CodeOf<F>>>>

/** The normalised texts of a form. */
export type Texts<F extends Form> = Readonly<Record<keyof F, string>>

export const required = <Code extends string>(code: Code): Rule<Code> => ({
  issueOf: (text) => (text ? undefined : code),
  contract: { minLength: 1 },
})

export const atLeast = <Code extends string>(minLength: number, code: Code): Rule<Code> => ({
  issueOf: (text) => (lengthOf(text) < minLength ? code : undefined),
  contract: { minLength },
})

/** Limits the length. Without a code the message names the excess. */
export const atMost = <Code extends string = never>(limit: number, code?: Code): Rule<Code> => ({
  issueOf: (text) => {
    const length = lengthOf(text)
    return length > limit ? (code ?? { limit, length }) : undefined
  },
  contract: { maxLength: limit },
})

export const matches = <Code extends string>(
  pattern: (text: string) => boolean,
  code: Code,
  format?: ContractRule['format'],
): Rule<Code> => ({
  issueOf: (text) => (pattern(text) ? undefined : code),
  contract: { pattern, ...(format && { format }) },
})

/** Requires the same text as another field; `contract` follows from that field's rules. */
export const sameAs = <Code extends string>(
  other: string,
  code: Code,
  contract: ContractRule,
): Rule<Code> => ({
  issueOf: (text, textOf) => (text === textOf(other) ? undefined : code),
  contract,
})

/** Limits a rule to the form. */
export const inForm = <Code extends string>({ issueOf }: Rule<Code>): Rule<Code> => ({ issueOf })

export const field = <Code extends string>(
  read: Field['read'],
  ...rules: Rule<Code>[]
): Field<Code> => ({ read, rules })

const asTyped = (typed: string) => typed

/** Creates a password field, which is never normalised. */
export const secret = <Code extends string>(...rules: Rule<Code>[]) =>
  ({ read: asTyped, rules, isSecret: true }) as const

export const choice = <Choice extends string, Code extends string>(
  choices: readonly Choice[],
  code: Code,
): ChoiceField<Choice, Code> => ({
  read: asTyped,
  rules: [{ issueOf: (text) => (choices.some((one) => one === text) ? undefined : code) }],
  choices,
})

/** Creates a field for the id of an entry in one of the backend's lists. */
export const chosenId = <Code extends string>(code: Code): Field<Code> =>
  field(asTyped, required(code))

/** Normalises the fields of a form. */
export function readForm<F extends Form>(
  form: F,
  textOf: (field: keyof F & string) => string,
): Texts<F> {
  const texts = Object.entries(form).map(([name, { read }]) => [name, read(textOf(name))])
  return Object.fromEntries(texts)
}

/** Returns the non-empty fields, as calls expect them. */
export const filledIn = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/** Returns the issues of typed values, by field and in form order; null means not chosen. */
export function issuesOf<F extends Form>(
  form: F,
  values: Readonly<Record<keyof F, string | number | null>>,
): Issues<F> {
  const textOf = (name: string) => form[name]?.read(String(values[name] ?? '')) ?? ''
  const found = Object.entries(form).map(([name, { rules, isOptional }]) => {
    const text = textOf(name)
    if (isOptional && !text) return [name]
    const broken = rules.find((rule) => rule.issueOf(text, textOf))
    return [name, broken?.issueOf(text, textOf)]
  })
  return Object.fromEntries(found.filter(([, issue]) => issue))
}

/** Whether a form without these issues may be sent. */
export const isValid = (issues: object): boolean => Object.keys(issues).length === 0

/** Returns a field's maximum length in characters. `maxlength` is not used: it counts UTF-16 units and truncates pasted text. */
export const maxLengthOf = ({ rules }: Field): number =>
  Math.min(...rules.map(({ contract }) => contract?.maxLength ?? Number.POSITIVE_INFINITY))
