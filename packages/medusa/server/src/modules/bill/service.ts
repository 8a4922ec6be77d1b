import type {
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import {
  AbstractPaymentProvider,
  PaymentActions,
  PaymentSessionStatus,
} from '@medusajs/framework/utils'

/** Returns the data as given. */
const same = async <Data>({ data = {} as Data }: { data?: Data }): Promise<{ data: Data }> => ({
  data,
})

/**
 * A bill that the shopper pays on the provider's own page, after placing the order. It is authorized at once, and captured when the adapter
 * has verified the provider's signed notification. Refunds are made at the provider, by hand.
 */
export default class BillService extends AbstractPaymentProvider {
  static override identifier = 'bill'

  // Public, since Medusa constructs it, and the base class's constructor is protected.
  constructor(container: Record<string, unknown>, config?: Record<string, unknown>) {
    super(container, config)
  }

  override async initiatePayment({
    data = {},
  }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: String(data.trx_ref ?? ''), data, status: PaymentSessionStatus.PENDING }
  }

  override async authorizePayment({
    data = {},
  }: Pick<InitiatePaymentInput, 'data'>): Promise<AuthorizePaymentOutput> {
    return { data, status: PaymentSessionStatus.AUTHORIZED }
  }

  override async getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return { status: PaymentSessionStatus.AUTHORIZED }
  }

  override capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return same(input)
  }

  override refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return same(input)
  }

  override cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return same(input)
  }

  override deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return same(input)
  }

  override retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return same(input)
  }

  override updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return same(input)
  }

  /** The provider's notifications go to the adapter. */
  override async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}
