'use client'

import type { FormEvent } from 'react'
import { type SignOutCall, signOutBy } from '#components/account/sign-out.ts'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { accountMessages } from '#messages/account.ts'

const actions: Readonly<Record<SignOutCall, string>> = {
  sendSignOut: '/api/session/sign-out',
  sendSignOutEverywhere: '/api/session/sign-out/everywhere',
}

interface SignOutQuestionProps {
  question: string
  text: string
  yes: string
  call: SignOutCall
}

/** The page that asks before a sign-out, for who has no JavaScript. With it, the other tabs are told as from everywhere else. */
export function SignOutQuestion({ question, text, yes, call }: SignOutQuestionProps) {
  const signOut = (event: FormEvent) => {
    event.preventDefault()
    void signOutBy(call)
  }
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="text-2xl">{question}</h1>
      <p className="mt-2 mb-8">{text}</p>
      <OwnForm action={actions[call]} onSubmit={signOut} className="flex flex-wrap gap-3">
        <Button type="submit">{yes}</Button>
        <a href="/account" className={buttonStyle('secondary')}>
          {accountMessages.stay}
        </a>
      </OwnForm>
    </div>
  )
}
