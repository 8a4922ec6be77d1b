import { MedusaService } from '@medusajs/framework/utils'
import Device from './models/device'
import NewsletterConsent from './models/newsletter-consent'
import Passkey from './models/passkey'
import PasskeyChallenge from './models/passkey-challenge'
import StockAlert from './models/stock-alert'
import Wish from './models/wish'

export default class ShopperService extends MedusaService({
  Device,
  NewsletterConsent,
  Passkey,
  PasskeyChallenge,
  StockAlert,
  Wish,
}) {}
