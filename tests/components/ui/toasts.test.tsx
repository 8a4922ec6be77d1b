import { expect, test } from 'vitest'
import { shellCode } from '#components/ui/shell-state.ts'
import { addToast, toasterCode, toastProblem, toastSuccess } from '#components/ui/toasts.ts'

const messages = () =>
  Promise.all([toastProblem('No.'), toastSuccess('Yes.'), addToast('info', 'Hm.')])

test('a toast without its code loaded delays nothing', async () => {
  const shown = messages()
  shellCode.setFailed()
  await expect(shown).resolves.toBeDefined()
})

test('a toast whose code fails to load delays nothing', async () => {
  const leave = shellCode.mounted()
  const shown = messages()
  await Promise.resolve()
  toasterCode.setFailed()
  await expect(shown).resolves.toBeDefined()
  leave()
})
