import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the footwear, keyed by the manifest's design. */
export const footwearTexts: Readonly<Record<string, DesignTexts>> = {
  'two-strap-sandal': {
    garment: 'Sandales en cuir à deux brides',
    pitch:
      'Des sandales en cuir à deux brides bouclées, sur une semelle de liège qui apprend votre pied.',
    story:
      'Chaque bride a sa boucle de laiton, le pied large comme le cou-de-pied haut y trouvent leur compte. Le liège est raide une semaine, puis prend votre empreinte. Un fin liseré de la couleur des brides fait le tour de la semelle.',
    fit: 'À l’aise aux orteils, en pointures entières du 37 au 43\u202f; si vous chaussez une demie, descendez.',
    care: 'Brossez la poussière, essuyez les brides d’un chiffon à peine humide et tenez le liège loin des radiateurs et des flaques.',
    colours: {
      Cognac: 'Des brides rousses et des boucles de laiton sur une semelle miel.',
      Black: 'Les brides noires font ressortir le laiton et vont droit de la plage à la ville.',
    },
  },
  'band-slide': {
    garment: 'Claquettes à large bride',
    pitch: 'Une bride de cuir rembourrée, une semelle moulée, et vous voilà dehors.',
    story:
      'La bride est large et légèrement rembourrée, elle tient le pied sans bord qui frotte. Dessous, la semelle est formée au talon et à la voûte. Elles se quittent aussi vite à la mosquée qu’à la maison.',
    fit: 'Du 37 au 43, ajustées au cou-de-pied au début\u202f; les pieds larges prendront une pointure de plus.',
    care: 'Nettoyez le cuir à la brosse sèche, soignez-le d’une crème incolore et laissez sécher à l’ombre si elles sont mouillées.',
    colours: {
      Sand: 'Un biscuit pâle de la bride à la semelle, presque invisible avec un pantalon clair.',
      Olive: 'Une bride vert mousse sur une semelle kaki, bonne avec un denim brut.',
    },
  },
  'flip-flop': {
    garment: 'Tongs en caoutchouc',
    pitch: 'Des tongs en caoutchouc naturel, à l’entre-doigts qui ne mord pas.',
    story:
      'La semelle est un caoutchouc dense qui rebondit au lieu de se tasser. La lanière est lisse et un peu arrondie, et l’entre-doigts est décentré, là où les orteils s’écartent. Sable, pluie et carrelage mouillé leur vont très bien.',
    fit: 'Pointures entières du 37 au 43, talon au ras du bord\u202f; en cas de doute, montez.',
    care: 'Rincez au robinet et séchez loin du soleil, qui rend le caoutchouc cassant.',
    colours: {
      Navy: 'Lanières et liseré marine sur une semelle crème, net comme un voilier.',
      Terracotta: 'Des lanières orange d’argile et leur liseré assorti, avec un air de vacances.',
    },
  },
  'cross-sandal': {
    garment: 'Sandales à brides croisées',
    pitch: 'Deux brides de cuir souple se croisent sur le pied, et tout le dessin est là.',
    story:
      'Les brides passent l’une sur l’autre et sont ancrées dans la semelle, la croix ne peut donc glisser vers l’avant. La première est en cuir aussi, fraîche et sèche sous le pied nu. Faites-les à vos pieds deux soirs à la maison.',
    fit: 'Taillent normalement du 37 au 43, la croix juste derrière les orteils.',
    care: 'Essuyez après usage, passez une crème incolore chaque mois et bourrez de papier si elles sont mouillées.',
    colours: {
      Tan: 'Un fauve chaud qui fonce en caramel et va avec le lin de toute couleur.',
    },
  },
  'woven-sandal': {
    garment: 'Sandales à brides tressées',
    pitch: 'Quatre brides de cuir tressé tiennent le pied avec légèreté et le laissent respirer.',
    story:
      'Les brides s’espacent comme des barreaux, chacune avec un peu de souplesse. Ensemble elles répartissent la pression, sans point douloureux après une journée de marche. Enfilez-les avec une jupe, un sarong ou un chino roulé.',
    fit: 'Du 37 au 43, justes au début et plus souples après une semaine\u202f; gardez votre pointure.',
    care: 'Une brosse à dents souple ôte la poussière du tressage, puis une fine couche de cirage incolore.',
    colours: {
      Chestnut:
        'Un brun roux foncé contre une première pâle, poli comme une vieille chaise en teck.',
    },
  },
}
