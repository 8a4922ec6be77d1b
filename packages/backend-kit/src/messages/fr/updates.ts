import type { updates as english } from '#messages/en/updates.ts'

/** WhatsApp updates, in French. */
export const updates: typeof english = {
  ORDER_PAID: (number, total) =>
    `La commande ${number} est payée. Nous avons reçu ${total}. Merci de votre achat.`,
  ORDER_SHIPPED: (number, receipt) =>
    `La commande ${number} est en route. Son numéro de suivi est ${receipt}.`,
  READY_FOR_PICKUP: (number, store) =>
    `La commande ${number} vous attend à ${store}. Veuillez y montrer le code de notre e-mail.`,
  ORDER_DELIVERED: (number) =>
    `La commande ${number} est arrivée. Nous espérons qu’elle vous plaît.`,
  ORDER_PICKED_UP: (number) =>
    `La commande ${number} a été retirée. Nous espérons qu’elle vous plaît.`,
  ORDER_WITHDRAWN: (number, total) =>
    `Nous avons dû annuler la commande ${number}. Nous vous remboursons ${total}\u00a0; notre e-mail en dit plus.`,
  ORDER_REFUNDED: (number, total) =>
    `Nous vous avons remboursé ${total} pour la commande ${number}, par le même moyen de paiement.`,
}
