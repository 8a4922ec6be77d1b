'use client'

import { useEffect, useRef, useState } from 'react'
import { completeSignIn } from '#components/account/complete-sign-in.ts'
import { Button } from '#components/ui/button.tsx'
import { toastProblem } from '#components/ui/toasts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { hasPasskeys, offersInField } from '#lib/browser/passkeys.ts'
import { passkeysMessages } from '#messages/passkeys.ts'

const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? errorMessage(error) : passkeysMessages.failed

/** Waits for the shopper to pick a passkey that the browser suggests in the e-mail field. */
async function waitInField(signal: AbortSignal, next: string): Promise<void> {
  if (!(await offersInField()) || signal.aborted) return
  const { signInWithPasskey } = await import('#lib/api/passkeys.ts')
  const message = await signInWithPasskey({ mediation: 'conditional', signal })
  await completeSignIn(message, next)
}

/** Signs in with a passkey, in browsers that support passkeys. */
export function PasskeySignIn({ next }: { next: string }) {
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => {
    setShown(hasPasskeys())
    const controller = new AbortController()
    waiting.current = controller
    waitInField(controller.signal, next).catch((error: unknown) => {
      // Show only the backend's refusals: other errors mean that the customer declined or the button aborted the request.
      if (error instanceof ApiError && !controller.signal.aborted)
        void toastProblem(errorMessage(error))
    })
    return () => controller.abort()
  }, [next])
  if (!isShown) return null
  const signIn = async () => {
    // A browser handles one passkey request at a time.
    waiting.current?.abort()
    setBusy(true)
    try {
      const { signInWithPasskey } = await import('#lib/api/passkeys.ts')
      await completeSignIn(await signInWithPasskey(), next)
    } catch (error) {
      void toastProblem(wordsOf(error))
    }
    setBusy(false)
  }
  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="text-center text-muted">{passkeysMessages.or}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={signIn}>
        {passkeysMessages.signIn}
      </Button>
    </div>
  )
}
