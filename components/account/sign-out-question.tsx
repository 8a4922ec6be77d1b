'use client'

import type { FormEvent } from 'react'
import { signOutBy } from '#components/account/sign-out.ts'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { SentField } from '#components/ui/sent-field.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { signOut, signOutEverywhere } from '#lib/actions/sign-out-actions.ts'
import { accountMessages } from '#messages/account.ts'

const actions = { here: signOut, everywhere: signOutEverywhere } as const

interface SignOutQuestionProps {
  question: string
  text: string
  yes: string
  where: keyof typeof actions
}

/** The page that confirms a sign-out without JavaScript. With JavaScript it notifies the other tabs, like every sign-out. */
export function SignOutQuestion({ question, text, yes, where }: SignOutQuestionProps) {
  const action = actions[where]
  const leave = (event: FormEvent) => {
    event.preventDefault()
    void signOutBy(action)
  }
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="text-2xl">{question}</h1>
      <p className="mt-2 mb-8">{text}</p>
      <OwnForm action={pathOf(action)} onSubmit={leave} className="flex max-w-xl flex-wrap gap-3">
        <SentField />
        <Button type="submit">{yes}</Button>
        <a href="/account" className={buttonStyle('secondary')}>
          {accountMessages.stay}
        </a>
      </OwnForm>
    </div>
  )
}
