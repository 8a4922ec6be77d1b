import { account } from '@etalase/backend/tests/support/test-context.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import type { Intent } from '#system/facts.ts'
import type { Scene } from '#system/scene.ts'
import type { Tab } from '#system/tab.ts'
import type { ShownOrder } from '#system/tab-program.ts'
import { nothingDone, type Step } from '#system/world.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import type { CheckoutState } from '../../../../lib/checkout/state.ts'

type Progress = Awaited<ReturnType<Tab['program']['pay']>>

/** The most pages that other tabs can load in place of one. */
const maxPages = 3

/** Steps of a shopper, with notes of what the shop said. */
export class Shopper {
  readonly tab: Tab
  readonly #scene: Scene
  /** The holder of its cart: a customer, or else the browser. */
  readonly #holder: string
  #shown: ShownOrder | null = null

  constructor(scene: Scene, tab: Tab, holder = tab.browser.name) {
    this.#scene = scene
    this.#holder = holder
    this.tab = tab
  }

  get #name(): string {
    return this.tab.name
  }

  put(productId: number, qty = 1): Step {
    return {
      label: `${this.#name} puts ${qty} of product ${productId} into the cart`,
      run: () => this.#change(productId, qty, (program) => program.put(productId, qty)),
    }
  }

  press(productId: number): Step {
    return {
      label: `${this.#name} presses plus at product ${productId}`,
      run: () => this.#change(productId, 1, (program) => program.press(productId, 1)),
    }
  }

  async #change(
    productId: number,
    qty: number,
    act: (program: Tab['program']) => Promise<boolean | null>,
  ): Promise<unknown> {
    const { changes } = this.#scene.noted
    const change = {
      holder: this.#holder,
      productId,
      qty,
      isDone: null as boolean | null,
    }
    changes.push(change)
    const isDone = await this.tab.onPage(act)
    // Only a success is certain: a failure may be a lost response.
    if (isDone) change.isDone = true
    if (isDone !== null) return undefined
    changes.splice(changes.indexOf(change), 1)
    return nothingDone
  }

  /** Adds pieces to the cart with the form of a page without scripts. */
  post(productId: number, qty = 1): Step {
    return {
      label: `${this.#name} sends the form of product ${productId}`,
      run: async () => {
        const { noted } = this.#scene
        const change = {
          holder: this.#holder,
          productId,
          qty,
          isDone: null as boolean | null,
        }
        noted.changes.push(change)
        const fields = { product_detail_id: String(productId), size: 'M', qty: String(qty) }
        const answer = await this.tab.post('/api/cart', fields).catch(() => null)
        if (answer?.status === 303) change.isDone = true
      },
    }
  }

  /** Opens the summary of an order. */
  summarise(state: CheckoutState): Step {
    return {
      label: `${this.#name} opens the summary`,
      run: async () => {
        const shown = await this.tab.onPage((program) =>
          program.summariseOrder(state).catch(() => null),
        )
        this.#shown = shown ?? null
      },
    }
  }

  /** Confirms the order of the summary, and goes to the provider. */
  confirm(): Step {
    return {
      label: `${this.#name} confirms the order`,
      when: () => this.#shown !== null,
      run: () => this.#pay(),
    }
  }

  async #pay(): Promise<unknown> {
    const { noted } = this.#scene
    if (!this.#shown) return nothingDone
    const { order, pieces } = this.#shown
    const { key, total } = order
    const known = noted.intents.find((intent) => intent.key === key)
    const holder = this.#holder
    const intent: Intent = known ?? { who: this.#name, holder, key, total, pieces, phases: [] }
    if (!known) noted.intents.push(intent)
    const progress = await this.tab.onPage((program) => program.pay(order))
    if (progress) note(intent, progress, this.tab.program.pendingOrder()?.billNo)
    return undefined
  }

  /** Presses the button again after a lost response. */
  confirmAgain(): Step {
    return {
      label: `${this.#name} presses the button again`,
      when: () => this.#scene.intentOf(this.#name)?.phases.at(-1) === 'unknown',
      run: () => this.#pay(),
    }
  }

  /** Continues with the order that this browser keeps, as after a reload. */
  payPending(): Step {
    return {
      label: `${this.#name} goes on with the payment`,
      when: () => this.tab.program.pendingOrder() !== null,
      run: async () => {
        const pending = this.tab.program.pendingOrder()
        const intent = this.#scene.noted.intents.find(({ key }) => key === pending?.key)
        if (!pending || !intent) return nothingDone
        const wasPaid = this.#isPaid(pending.billNo ?? '')
        const progress = await this.tab.onPage((program) => program.pay(pending))
        if (!progress) return undefined
        note(intent, progress, this.tab.program.pendingOrder()?.billNo)
        const { who, billNo = '' } = intent
        // A shopper sent to the provider learns that the bill is unpaid.
        if (progress.phase === 'hand-off' && !progress.paymentWay)
          this.#scene.noted.told.push({ who, billNo, status: 'PENDING', wasPaid, isPaid: wasPaid })
        return undefined
      },
    }
  }

  /** Whether the backend has confirmed to the provider that a bill is paid. */
  #isPaid(billNo: string): boolean {
    this.#scene.stage.reads('notices')
    return this.#scene.noted.notices.some(
      (notice) =>
        notice.billNo === billNo &&
        notice.isSigned &&
        notice.status === '2' &&
        notice.answers.length > 0,
    )
  }

  /** Returns from the provider with a signed status, which is only a hint. */
  comeBack(status: string): Step {
    const billOf = () => this.#scene.intentOf(this.#name)?.billNo
    return {
      label: `${this.#name} comes back from the provider with status ${status}`,
      when: () => billOf() !== undefined,
      run: async () => {
        const billNo = billOf() ?? ''
        const { notices, told } = this.#scene.noted
        const wasPaid = this.#isPaid(billNo)
        const report = { bill_no: billNo, status, signature: signStatus(account, billNo, status) }
        const answer = await this.tab.onPage((program) =>
          program.returnFromProvider(report).catch(() => null),
        )
        if (!answer?.verified) return
        const isPaid = notices.some(
          (one) => one.billNo === billNo && one.status === '2' && one.isSigned,
        )
        told.push({ who: this.#name, billNo, status: answer.trx_status ?? '', wasPaid, isPaid })
      },
    }
  }

  signIn(email: string, password: string): Step {
    return {
      label: `${this.#name} signs in as ${email.split('@')[0]}`,
      run: async () => {
        const { misled } = this.#scene.noted
        let isOver = false
        const onDone = () => {
          isOver = true
          if (this.tab.browser.jar.cookie('session') === undefined)
            misled.push(`${this.#name} has signed in, but has no session.`)
        }
        // A shopper whose session ends meanwhile gets another page, and signs in there.
        for (let page = 0; page < maxPages && !isOver; page++)
          await this.tab.onPage((program) =>
            program.signIn(email, password, onDone).catch((error: unknown) => {
              isOver = true
              ignoreRefusal(error)
            }),
          )
      },
    }
  }

  signOut(): Step {
    const { jar } = this.tab.browser
    const { misled } = this.#scene.noted
    const look = () => {
      if (jar.cookie('session') !== undefined)
        misled.push(`${this.#name} has signed out, but the session remains.`)
    }
    return {
      label: `${this.#name} signs out`,
      run: () => this.tab.onPage((program) => program.signOut(look)),
    }
  }

  /** Makes any call of a page, such as `POST user/order-cancel`. */
  call(
    label: string,
    name: string,
    body: () => object | undefined,
    done: (data: unknown) => void,
  ): Step {
    return {
      label: `${this.#name} ${label}`,
      run: () => this.tab.onPage((program) => program.call(name, body()).then(done, ignoreRefusal)),
    }
  }
}

/** Ignores a refused or lost call, which the page reports. */
function ignoreRefusal(error: unknown): void {
  // Each tab has its own copy of the class.
  if (
    !(
      error instanceof Error &&
      error.name === new ApiError({ kind: 'network', call: '', status: 0 }).name
    )
  )
    throw error
}

/** Records what a page said about an order; `known` is the number that its browser keeps. */
function note(intent: Intent, progress: Progress, known: string | null | undefined): void {
  intent.phases.push(progress.phase)
  if (progress.phase !== 'hand-off') return
  const bill = 'fields' in progress.way ? progress.way.fields : null
  intent.billNo = bill?.order_id ?? known ?? ''
  intent.billed = Number(bill?.bill_total ?? progress.total)
}
