'use client'

import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useState,
} from 'react'
import { useCheckoutPath } from '#components/checkout/buy-now.tsx'
import type { CheckoutInProgress } from '#components/checkout/use-checkout.ts'
import { OwnForm } from '#components/ui/own-form.tsx'
import { addToast, toastProblems } from '#components/ui/toasts.ts'
import type { Tool } from '#components/ui/tool-form.tsx'
import { useSingleMutation } from '#components/ui/use-single-mutation.ts'
import { errorMessage } from '#lib/api/failure.ts'
import {
  type Answered,
  type CheckoutSources,
  decide,
  type Fields,
  withTyped,
} from '#lib/checkout/answers.ts'
import { formPath, type StepFormName } from '#lib/checkout/urls.ts'

/** A checkout that answers are taken into, without loading another page. */
interface CheckoutInPage extends CheckoutInProgress {
  sources: CheckoutSources
}

const InPage = createContext<CheckoutInPage | null>(null)

/** The steps in it take their answers in the page; elsewhere their forms are posted. */
export const TakeInPage = InPage.Provider

/** The checkout of this page; null where the forms are posted. */
export const useCheckoutInPage = (): CheckoutInPage | null => use(InPage)

const Tools = createContext<Partial<Record<StepFormName, Tool>>>({})

/** Offers the forms of the steps to agents. */
export const StepTools = Tools.Provider

/** The problem texts of a form that was posted, by field. */
export type StepProblems = Readonly<Record<string, string>>

interface Answering {
  form: StepFormName
  problems: StepProblems
  isBusy: boolean
  /** Forgets the problems of some fields: they are edited. */
  clear: (...names: readonly string[]) => void
  /** Keeps what is typed in a field of the form. */
  keep: (event: FormEvent<HTMLInputElement>) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const Current = createContext<Answering | null>(null)

/** The form that a field or a button belongs to. Throws without one. */
export function useAnswering(): Answering {
  const answering = use(Current)
  if (!answering) throw new Error('A field of a step stands outside of its form')
  return answering
}

/** The fields of a form, with the button that was pressed. Browsers of the floor know no FormData of a button. */
function fieldsOf(form: HTMLFormElement, pressed?: unknown): Fields {
  const data = new FormData(form)
  if (pressed instanceof HTMLButtonElement && pressed.name) data.set(pressed.name, pressed.value)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/** The id of the step's heading. */
export const headingId = 'checkout-step'

/** Focuses the step's heading, after the focused element was removed. */
export const focusStep = () => document.getElementById(headingId)?.focus()

const focusField = (field: string) =>
  (
    document.getElementById(field) ?? document.querySelector<HTMLElement>(`input[name="${field}"]`)
  )?.focus()

/** Tells what an answer has come to: problems at their fields and as toasts, the first wrong field focused (spec §5). */
function tell({ problems = {}, message, field, isDone = false }: Answered): void {
  const texts = Object.values(problems)
  if (texts.length > 0) void toastProblems(texts)
  if (message) void addToast(isDone ? 'success' : 'error', message)
  if (field) focusField(field)
}

interface AnsweringProps {
  form: StepFormName
  /** What the page says about the form that was posted. */
  problems?: StepProblems | undefined
  /** The fields, where they are kept by their component; else those of the form. */
  fields?: Fields | undefined
  /** Called before an answer is taken in the page. */
  onAnswer?: ((fields: Fields) => void) | undefined
  /** Called when an answer without a problem was taken in the page. */
  onTaken?: (() => void) | undefined
  children: ReactNode
}

/** Takes the answers of a form, and gives its fields and buttons what they show. */
function StepAnswering(props: AnsweringProps) {
  const { form, fields: kept, onAnswer, onTaken, children } = props
  const page = useCheckoutInPage()
  const [problems, setProblems] = useState(props.problems ?? {})
  const type = (fields: Fields) => page?.change((state) => withTyped(form, fields, state), 'edit')
  const taking = useSingleMutation({
    mutationFn: async (fields: Fields) =>
      page && { decision: await decide(form, fields, page.state, page.sources), fields },
    onSuccess: (taken) => {
      if (!page || !taken) return
      const { decision, fields } = taken
      const answered = decision(withTyped(form, fields, page.state))
      page.change((state) => decision(state).state, 'forward')
      setProblems(answered.problems ?? {})
      tell(answered)
      if (answered.field || (answered.message && !answered.isDone)) return
      if (onTaken) onTaken()
      // What was pressed is gone.
      else if (answered.state.step === page.state.step) focusStep()
    },
    onError: (error) => addToast('error', errorMessage(error)),
  })
  const clear = (...names: readonly string[]) =>
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const fields = kept ?? fieldsOf(currentTarget, pressed)
    onAnswer?.(fields)
    type(fields)
    taking.mutate(fields)
  }
  const keep = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    clear(currentTarget.id)
    if (page && currentTarget.form) type(fieldsOf(currentTarget.form))
  }
  return (
    <Current value={{ form, problems, isBusy: taking.isPending, clear, keep, submit }}>
      {children}
    </Current>
  )
}

interface AnswerFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** Whether agents may fill it in and send it. */
  isTool?: boolean
}

/** The element of a form; posted, or taken in the page. */
function AnswerForm({ isTool = false, ...props }: AnswerFormProps) {
  const { form, submit, clear } = useAnswering()
  const isInPage = useCheckoutInPage() !== null
  const tool = use(Tools)[form]
  const change = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) clear(target.name)
  }
  return (
    <OwnForm
      action={useCheckoutPath(formPath(form))}
      {...props}
      {...(isInPage ? { onSubmit: submit, onChange: change } : {})}
      {...(isTool && tool ? { tool } : {})}
    />
  )
}

/** A form of a step: each field and button is in it. */
export function StepForm({
  form,
  problems,
  fields,
  onAnswer,
  onTaken,
  ...props
}: Omit<AnsweringProps, 'children'> & AnswerFormProps) {
  return (
    <StepAnswering {...{ form, problems, fields, onAnswer, onTaken }}>
      <AnswerForm {...props} />
    </StepAnswering>
  )
}
