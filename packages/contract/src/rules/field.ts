import { lengthOf } from '#rules/text-length.ts'

/**
 * Form rules as data, without zod, since every page with a form loads them.
 * `packages/contract/src/form-body.ts` makes the contract's schemas of the same rules; the forms are in `packages/contract/src/rules/forms.ts`.
 */

/** A text that is too long; both in characters (lengthOf). */
interface TooLong {
  limit: number
  length: number
}

/** What is wrong with a field: a code, for which `lib/messages` has words, or by how much it is too long. */
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
  /** Absent for a rule of the form only, for which the backend has its own error code. */
  contract?: ContractRule
}

export interface Field<Code extends string = string> {
  /** Normalises typed text, by a function of `packages/contract/src/rules/typed-text.ts` or not at all. */
  read: (typed: string) => string
  /** Only the first broken rule is reported. */
  rules: readonly Rule<Code>[]
  /** An empty field breaks no rule. */
  isOptional?: true
  /** A password: a page never shows it again. */
  isSecret?: true
}

export interface ChoiceField<Choice extends string, Code extends string> extends Field<Code> {
  choices: readonly Choice[]
}

/** Fields by name, in the order in which their issues are told. */
export type Form<Code extends string = string> = Readonly<Record<string, Field<Code>>>

/** The codes of all issues of a form. */
export type CodeOf<F extends Form> = F extends Form
  ? F[keyof F] extends Field<infer Code>
    ? Code
    : never
  : never

/** The issues of a form by field; empty when it may be sent. */
export type Issues<F extends Form> = Partial<Record<keyof F, Issue<CodeOf<F>>>>

/** The texts of a form as they are meant. */
export type Texts<F extends Form> = Readonly<Record<keyof F, string>>

export const required = <Code extends string>(code: Code): Rule<Code> => ({
  issueOf: (text) => (text ? undefined : code),
  contract: { minLength: 1 },
})

export const atLeast = <Code extends string>(minLength: number, code: Code): Rule<Code> => ({
  issueOf: (text) => (lengthOf(text) < minLength ? code : undefined),
  contract: { minLength },
})

/** Without its own code, the message says by how much the text is too long. */
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

/** The same text as another field; `contract` is what follows from the rules of that one. */
export const sameAs = <Code extends string>(
  other: string,
  code: Code,
  contract: ContractRule,
): Rule<Code> => ({
  issueOf: (text, textOf) => (text === textOf(other) ? undefined : code),
  contract,
})

/** A rule of the form only. */
export const inForm = <Code extends string>({ issueOf }: Rule<Code>): Rule<Code> => ({ issueOf })

export const field = <Code extends string>(
  read: Field['read'],
  ...rules: Rule<Code>[]
): Field<Code> => ({ read, rules })

const asTyped = (typed: string) => typed

/** A password, never normalised. */
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

/** Something that is chosen from a list that the backend has: its id. */
export const chosenId = <Code extends string>(code: Code): Field<Code> =>
  field(asTyped, required(code))

/** The fields of a form as they are meant. */
export function readForm<F extends Form>(
  form: F,
  textOf: (field: keyof F & string) => string,
): Texts<F> {
  const texts = Object.entries(form).map(([name, { read }]) => [name, read(textOf(name))])
  return Object.fromEntries(texts)
}

/** The non-empty fields, as a call takes them. */
export const filledIn = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/** The issues of typed values, by field and in the form's order; null means not chosen. */
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

/** Whether a form may be sent. */
export const isValid = (issues: object): boolean => Object.keys(issues).length === 0

/** The maximum length of a field, in characters. No input has it as `maxlength`, which counts UTF-16 units and cuts what is pasted: the rule tells the length. */
export const maxLengthOf = ({ rules }: Field): number =>
  Math.min(...rules.map(({ contract }) => contract?.maxLength ?? Number.POSITIVE_INFINITY))
