import type { Answer, Fault, Sent } from '#mutants/faulty-backend.ts'

/** A named fault of a backend. Created anew for each run, since some faults have state. */
export interface Mutant {
  name: string
  make: () => Fault
}

type Data = ReturnType<typeof Object>

const dataOf = (answer: Answer): Data => Object(Object(answer.body).data)

/** Changes the data of a call's successful responses. */
export const data =
  (call: string, change: (data: Data, sent: Sent) => void): (() => Fault) =>
  () => ({
    async answer(sent, ask) {
      const answer = await ask(sent)
      if (sent.call === call && answer.status === 200) change(dataOf(answer), sent)
      return answer
    },
  })

/** Changes the request of a call. */
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

/** Ignores parameters of a call. */
export const ignores = (call: string, ...names: string[]): (() => Fault) =>
  asked(call, ({ input }) => {
    for (const name of names) delete input[name]
  })

const saysDone = { data: { message: 'Done.' } }

/** Claims success without doing anything. */
export const does =
  (call: string, body: unknown = saysDone): (() => Fault) =>
  () => ({
    answer: async (sent, ask) => (sent.call === call ? { status: 200, body } : ask(sent)),
  })

/** Accepts requests that must be refused: `when` selects them. */
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

/** Converts a WIB time to UTC. */
export const inUtc = (wib: string): string =>
  new Date(`${wib.replace(' ', 'T')}+07:00`).toISOString().slice(0, 19).replace('T', ' ')
