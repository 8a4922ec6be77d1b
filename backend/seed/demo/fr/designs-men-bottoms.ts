import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's trousers and shorts, keyed by the manifest's design. */
export const menBottomTexts: Readonly<Record<string, DesignTexts>> = {
  'slim-chino': {
    garment: 'Chino droit',
    pitch:
      'Un chino droit avec un soupçon d’élasthanne, soigné à neuf heures et confortable à vingt et une heures.',
    story:
      'Le sergé de coton à 2\u202f% d’élasthanne cède un peu quand on s’assoit sur la moto et revient quand on se lève. Les poches en biais restent à plat sur la hanche, et la ceinture boutonnée garde sa ligne avec ou sans ceinturon.',
    fit: 'Taille moyenne et jambe droite depuis la cuisse\u202f; fiez-vous à votre tour de taille.',
    care: 'Retournez-le, lavez à 30\u00a0degrés et séchez loin d’une forte chaleur, qui fatigue l’élasthanne. Fer tiède le long des coutures.',
    colours: {
      Sand: 'Un beige clair qui accueille un oxford bleu ciel sans y réfléchir.',
      Olive: 'Un vert militaire sourd, notre premier choix sous un T-shirt blanc.',
      Navy: 'Assez foncé pour le bureau, et partenaire naturel d’un batik sogan.',
      Stone: 'Un gris pâle à pointe de vert, fait pour éclairer une chemise batik foncée.',
    },
  },
  'wide-trouser': {
    garment: 'Pantalon large',
    pitch: 'Un pantalon à pinces en coton et lin, dont la jambe large bouge quand on marche.',
    story:
      'Les pinces ouvrent la cuisse et la jambe s’élargit régulièrement jusqu’à l’ourlet. Le lin apporte ses irrégularités et un toucher sec et aéré, le sergé de coton garde les plis souples.',
    fit: 'Se porte à la taille naturelle et tombe large sur la chaussure\u202f; en cas de doute, prenez la plus petite taille.',
    care: 'Cycle doux à froid, lissez les pinces à la main et suspendez par l’ourlet. Repassez humide à la vapeur, ou aimez les plis.',
    colours: {
      Charcoal: 'Un gris foncé et mat, base tranquille pour un batik kawung.',
      Taupe: 'À mi-chemin du gris et du brun, la teinte du bois flotté.',
      Ecru: 'La couleur du coton brut aux fils visibles, lumineuse près de rayures marine.',
      Cocoa: 'Un brun généreux de chocolat sans sucre, photographié avec un sweat avoine.',
    },
  },
  'straight-jeans': {
    garment: 'Jean droit',
    pitch: 'Un jean cinq poches en denim de coton de 12\u00a0oz, coupé droit et piqué d’ocre.',
    story:
      'Pas d’élasthanne, rien qu’un denim de coton ferme la première semaine, qui apprend ensuite vos formes. Les surpiqûres ocre suivent les poches et la braguette, et la taille se ferme par un bouton de métal.',
    fit: 'Taille classique, jambe droite, pleine longueur\u202f; le denim se détend d’une demi-taille, alors commencez ajusté.',
    care: 'Lavez rarement, à froid et sur l’envers, et attendez-vous à voir la première eau se colorer. Séchage à l’ombre.',
    colours: {
      'Mid Blue': 'Le bleu auquel on pense quand on dit jean, doucement passé le long de la jambe.',
      'Dark Indigo': 'Un indigo d’encre à la cuisse plus claire, assez soigné pour un dîner.',
      'Light Wash': 'Pâle et blanchi de soleil, frais sous un sweat marine.',
      Black: 'Un denim noir usé jusqu’au gris fumée sur le devant, avec un fil ocre en contraste.',
    },
  },
  'slim-jeans': {
    garment: 'Jean slim',
    pitch:
      'Un jean slim en denim stretch de 11\u00a0oz, qui plie au genou aussi volontiers que vous.',
    story:
      'La jambe se resserre de la cuisse à la cheville, mais le stretch laisse s’accroupir, pédaler et s’asseoir par terre. Le fil ocre souligne les poches et les coutures, seul détail bavard d’un jean discret.',
    fit: 'Slim sans serrer, à taille moyenne\u202f; choisissez votre taille de jean habituelle.',
    care: 'Lavage à froid sur l’envers avec du foncé, sans adoucissant ni sèche-linge. Le stretch reste ainsi vivant.',
    colours: {
      'Washed Grey': 'Un gris de trottoir mouillé, un neutre ni bleu ni noir.',
      'Deep Blue': 'Un bleu saturé au devant passé, net contre un polo blanc.',
    },
  },
  'chino-short': {
    garment: 'Short chino',
    pitch:
      'Un short chino en sergé de coton à poches en biais, assez soigné pour un déjeuner de famille.',
    story:
      'Il emprunte la ceinture, les passants et les poches en biais de nos pantalons et s’arrête juste au-dessus du genou. Le sergé de 230\u00a0g est ferme, et la jambe garde un bord net après des heures de voiture.',
    fit: 'Jambe droite au-dessus du genou\u202f; gardez la lettre que vous portez en short.',
    care: 'Lavage en machine à 30\u00a0degrés, poches tirées à plat avant le séchage. Fer moyen.',
    colours: {
      Terracotta: 'Un orangé cuit qui ne demande rien de plus qu’un T-shirt blanc.',
      Navy: 'Un bleu foncé constant sous des feuillages tapageurs.',
      Sand: 'Couleur de plage au meilleur sens du mot, et indulgent avec la poussière.',
      Sage: 'Un vert d’herbe douce qui reste frais même à midi.',
    },
  },
  'lounge-short': {
    garment: 'Short à cordon',
    pitch: 'Un short à cordon en coton et lin, pour les matins lents qui finissent en courses.',
    story:
      'Une taille élastique à cordon remplace bouton et ceinture, et deux poches de côté gardent clés et téléphone. Les fils irréguliers du lin animent l’étoffe et laissent passer la brise.',
    fit: 'Ample, avec une taille souple qui s’ajuste d’une taille en plus ou en moins\u202f; restez à votre taille.',
    care: 'Cycle doux à l’eau froide, puis suspendez par la taille, cordon bien égalisé. Lavez le modèle imprimé à part, à la main.',
    colours: {
      Ecru: 'Crémeux et moucheté, ce qu’il y a de plus léger après la baignade.',
      'Blue Stripe': 'Des rayures bleues et blanches le long de la jambe, empruntées au pyjama.',
      Charcoal: 'Un gris foncé à cordon blanc, assez discret pour l’épicerie du coin.',
      'Kawung Brown':
        'De fins cercles kawung caramel sur brun, motif d’équilibre descendu à hauteur de genou.',
    },
  },
}
