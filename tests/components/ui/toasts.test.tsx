import { expect, test } from 'vitest'
import { shellCode } from '#components/ui/shell-state.ts'
import { addToast, toasterCode, toastProblem, toastSuccess } from '#components/ui/toasts.ts'

const messages = () =>
  Promise.all([toastProblem('No.'), toastSuccess('Yes.'), addToast('info', 'Hm.')])

test('nobody waits for a toast that the page has no code for', async () => {
  const shown = messages()
  shellCode.setFailed()
  await expect(shown).resolves.toBeDefined()
})

test('nobody waits for a toast whose code cannot be loaded', async () => {
  const leave = shellCode.mounted()
  const shown = messages()
  await Promise.resolve()
  toasterCode.setFailed()
  await expect(shown).resolves.toBeDefined()
  leave()
})
