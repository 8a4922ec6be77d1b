import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's T-shirts and layers, keyed by the manifest's design. */
export const womenLayerTexts: Readonly<Record<string, DesignTexts>> = {
  'relaxed-tee': {
    garment: 'T-shirt décontracté',
    pitch: 'Le T-shirt tout doux que l’on attrape avant que l’armoire soit grande ouverte.',
    story:
      'Le modal est tricoté avec le coton, le jersey est donc lisse et frais dès la première fois. Le col côtelé s’échancre assez pour montrer la clavicule. Les coutures de côté descendent presque droit, et les manches sont courtes sans être des mancherons.',
    fit: 'Ample au corps et assez long pour se rentrer\u202f; prenez la taille de vos autres T-shirts.',
    care: 'Lavez sur l’envers à 30\u00a0degrés, séchez à plat ou sur un fil pour garder les côtes en forme.',
    colours: {
      White: 'Un blanc doux, non bleuté, qui va à l’or comme à l’argent.',
      Blush: 'Un rose à peine posé, proche d’un coquillage à contre-jour.',
      Black: 'Un noir lavé, jamais plus heureux qu’à côté du denim.',
      'Fine Stripe':
        'D’étroites lignes noires cerclent un blanc cassé, et le col côtelé reste uni.',
    },
  },
  'crop-tee': {
    garment: 'T-shirt court coupe carrée',
    pitch: 'Un jersey épais coupé court et carré, pour rejoindre tout juste une taille haute.',
    story:
      'À 240\u00a0g, le coton se tient un peu loin du corps, et c’est tout l’intérêt de la forme. La côte du col est étroite et ferme. Les épaules tombent légèrement, et l’ourlet est une simple double piqûre.',
    fit: 'Large à la poitrine et coupé à la taille\u202f; votre taille habituelle donne l’allure carrée.',
    care: 'Lavage en machine à froid sur l’envers, séchage sur un fil, fer sur l’ourlet seulement s’il roule.',
    colours: {
      Mustard: 'Un jaune avec une cuillerée de brun, bon au-dessus d’une jupe-culotte sauge.',
      Lilac: 'Un violet clair et frais qui réveille le gris, le denim et les visages fatigués.',
    },
  },
  cardigan: {
    garment: 'Cardigan boutonné',
    pitch: 'Cinq boutons, un col V et une maille fine pour les pièces où la climatisation gagne.',
    story:
      'La maille en jauge 12 mêle le coton pour la fraîcheur et la laine pour le ressort. Les côtes au bas, aux poignets et à la patte tiennent les bords à plat. Boutonné, c’est un pull, et ouvert, une veste.',
    fit: 'Net à l’épaule et court à la hanche, donc bon ami des robes\u202f; taille normalement.',
    care: 'Lavage à la main à l’eau fraîche avec une lessive pour laine, pressez l’eau dans une serviette et séchez à plat.',
    colours: {
      Oatmeal: 'Un beige d’avoine aux boutons pâles, qui s’efface poliment sur les imprimés.',
      Rust: 'Un rouge-brun d’automne pour un pays sans automne, vu ici sur la robe à touches de pinceau.',
      Navy: 'Un bleu classique de pull d’écolier, boutons assortis.',
    },
  },
  'long-cardigan': {
    garment: 'Cardigan long ouvert',
    pitch:
      'Un long cardigan ouvert à deux poches plaquées, pour les mains, les clés et les mouchoirs.',
    story:
      'Tricoté dans un coton dense en jauge 10, il a du poids sans gratter. La côte remonte un bord du devant, contourne le cou et redescend de l’autre en une seule bande. Rien à boutonner, il vous suit, tout simplement.',
    fit: 'Droit et ample jusqu’à mi-cuisse\u202f; entre deux tailles, choisissez la plus petite.',
    care: 'Lavage doux à l’eau fraîche dans un grand filet. Remettez en forme et séchez couché, car suspendu il s’allonge.',
    colours: {
      Camel: 'Un coton couleur caramel au beurre, qui fait croire le jean blanc prémédité.',
      Grey: 'Un gris moyen tout simple où chaque maille se voit, utile avec les pastels et le noir.',
    },
  },
  'w-hoodie': {
    garment: 'Sweat court à capuche',
    pitch:
      'Un sweat à capuche court en molleton gratté, pour les trains de nuit et les week-ends d’altitude.',
    story:
      'L’intérieur est gratté et doux, l’extérieur reste lisse. Capuche à cordon, poche kangourou et hautes côtes au bas et aux poignets lui donnent un cadre sportif. Il est court, pour aller avec les robes et les pantalons taille haute.',
    fit: 'Ample et coupé en haut de la hanche\u202f; prenez votre taille et gardez de la place pour un T-shirt.',
    care: 'Lavez sur l’envers à 30\u00a0degrés, cordon noué. Séchez à l’air pour garder le moelleux.',
    colours: {
      Blush: 'Un rose pâle partout, et un cordon plus foncé pour qu’il ne tourne pas au sucre.',
    },
  },
}
