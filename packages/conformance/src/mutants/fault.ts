import type { Answer, Fault, Sent } from '#mutants/faulty-backend.ts'

/** A fault of a backend, in words, with what makes it; made anew for each run, as some remember what they have seen. */
export interface Mutant {
  name: string
  make: () => Fault
}

type Data = ReturnType<typeof Object>

const dataOf = (answer: Answer): Data => Object(Object(answer.body).data)

/** Changes the data of a call's successes. */
export const data =
  (call: string, change: (data: Data, sent: Sent) => void): (() => Fault) =>
  () => ({
    async answer(sent, ask) {
      const answer = await ask(sent)
      if (sent.call === call && answer.status === 200) change(dataOf(answer), sent)
      return answer
    },
  })

/** Changes what a call is asked. */
export const asked =
  (call: string, change: (sent: Sent) => void): (() => Fault) =>
  () => ({
    async answer(sent, ask) {
      if (sent.call !== call) return ask(sent)
      const changed = { ...sent, input: { ...sent.input }, headers: { ...sent.headers } }
      change(changed)
      return ask(changed)
    },
  })

/** Does not know a parameter. */
export const ignores = (call: string, ...names: string[]): (() => Fault) =>
  asked(call, ({ input }) => {
    for (const name of names) delete input[name]
  })

const saysDone = { data: { message: 'Done.' } }

/** Says that it did something, and does not. */
export const does =
  (call: string, body: unknown = saysDone): (() => Fault) =>
  () => ({
    answer: async (sent, ask) => (sent.call === call ? { status: 200, body } : ask(sent)),
  })

/** Takes what it must refuse: `when` tells which requests. */
export const accepts =
  (
    call: string,
    body: unknown = saysDone,
    when: (sent: Sent) => boolean = () => true,
  ): (() => Fault) =>
  () => ({
    async answer(sent, ask) {
      const answer = await ask(sent)
      const isRefused = sent.call === call && answer.status >= 400 && when(sent)
      return isRefused ? { status: 200, body } : answer
    },
  })

/** Refuses with another status. */
export const status =
  (call: string, from: number, to: number): (() => Fault) =>
  () => ({
    async answer(sent, ask) {
      const answer = await ask(sent)
      return sent.call === call && answer.status === from ? { ...answer, status: to } : answer
    },
  })

/** A WIB time as it is in UTC. */
export const inUtc = (wib: string): string =>
  new Date(`${wib.replace(' ', 'T')}+07:00`).toISOString().slice(0, 19).replace('T', ' ')
