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

/** A checkout that handles answers without a page load. */
interface CheckoutInPage extends CheckoutInProgress {
  sources: CheckoutSources
}

const InPage = createContext<CheckoutInPage | null>(null)

/** Steps below this provider handle answers without a page load; elsewhere their forms are posted. */
export const TakeInPage = InPage.Provider

/** Returns the checkout of this page; null if the forms are posted. */
export const useCheckoutInPage = (): CheckoutInPage | null => use(InPage)

const Tools = createContext<Partial<Record<StepFormName, Tool>>>({})

/** Offers the steps' forms to agents. */
export const StepTools = Tools.Provider

/** The problem messages of a posted form, by field. */
export type StepProblems = Readonly<Record<string, string>>

interface Answering {
  form: StepFormName
  problems: StepProblems
  isBusy: boolean
  /** Clears the problems of some fields while they are edited. */
  clear: (...names: readonly string[]) => void
  /** Stores the text typed into a field of the form. */
  keep: (event: FormEvent<HTMLInputElement>) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

const Current = createContext<Answering | null>(null)

/** Returns the form that a field or button belongs to. Throws outside a form. */
export function useAnswering(): Answering {
  const answering = use(Current)
  if (!answering) throw new Error('A field of a step stands outside of its form')
  return answering
}

/** Returns a form's fields, including the pressed button. The oldest supported browsers lack `FormData` with a submitter. */
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

/** Focuses the step's heading after the focused element was removed. */
export const focusStep = () => document.getElementById(headingId)?.focus()

const focusField = (field: string) =>
  (
    document.getElementById(field) ?? document.querySelector<HTMLElement>(`input[name="${field}"]`)
  )?.focus()

/** Shows the result of an answer: problems as toasts, and focus on the first wrong field (spec §5). */
function tell({ problems = {}, message, field, isDone = false }: Answered): void {
  const texts = Object.values(problems)
  if (texts.length > 0) void toastProblems(texts)
  if (message) void addToast(isDone ? 'success' : 'error', message)
  if (field) focusField(field)
}

interface AnsweringProps {
  form: StepFormName
  /** The problems of the posted form, as rendered by the page. */
  problems?: StepProblems | undefined
  /** The fields, if their component stores them; else read from the form. */
  fields?: Fields | undefined
  /** Called before an answer is handled without a page load. */
  onAnswer?: ((fields: Fields) => void) | undefined
  /** Called after an answer without problems was handled without a page load. */
  onTaken?: (() => void) | undefined
  children: ReactNode
}

/** Handles a form's answers, and provides its fields and buttons with their state. */
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
      // The pressed element is gone.
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
  /** Whether agents may fill in and submit it. */
  isTool?: boolean
}

/** The form element, which is posted or handled without a page load. */
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

/** The form of a step, which contains each of its fields and buttons. */
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
