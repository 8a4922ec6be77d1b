import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's tops, keyed by the manifest's design. */
export const womenTopTexts: Readonly<Record<string, DesignTexts>> = {
  'v-blouse': {
    garment: 'Blouse à col V',
    pitch:
      'Une blouse en crêpe à manches longues, au V net et à la rangée de petits boutons recouverts.',
    story:
      'Le crêpe de viscose est finement grenu sous les doigts, tombe droit et cache les plis d’un long trajet. Les boutons sont petits et recouverts, le devant reste donc calme. Retournez les hauts poignets quand l’après-midi devient chaud.',
    fit: 'Droite au corps et longue jusqu’à la hanche, facile à rentrer\u202f; prenez votre taille habituelle.',
    care: 'Lavez à la main ou sur cycle doux à l’eau fraîche, et repassez à basse température tant que le crêpe est un peu humide.',
    colours: {
      Ecru: 'L’écru est le blanc doux du coton non teint, plus tendre que le blanc vif près du brun et de l’or.',
      Rust: 'Un brun orangé de four, chez lui avec un denim ou un pantalon noir.',
      'Sage Blossom':
        'De minuscules brins de jasmin blanc semés sur un gris-vert, comme une haie après la pluie.',
      'Dusty Rose': 'Un rose grisé et adulte, à l’aise sous un cardigan marine.',
    },
  },
  'boxy-blouse': {
    garment: 'Top en lin coupe carrée',
    pitch: 'Du lin lavé, un petit V et des manches assez larges pour laisser passer l’air.',
    story:
      'Nous coupons ce top court et carré, l’épaule filant tout droit dans la manche. Le lin est lavé avant la couture, il commence donc doux et garde ses irrégularités. Une courte couture sous le V tient l’encolure ouverte sans bouton.',
    fit: 'Carré et large, jusqu’en haut de la hanche\u202f; une taille en dessous si vous aimez moins d’ampleur.',
    care: 'Lavage en machine à 30\u00a0degrés, séchage suspendu encore humide. Oubliez le fer si vous aimez le lin froissé.',
    colours: {
      White:
        'Un lin blanc et propre, avec juste assez de relief pour montrer qu’il n’est pas du coton.',
      Mustard: 'Un jaune curcuma, fort tout seul et meilleur avec une jupe-culotte marine.',
      'Blue Stripe':
        'De fines lignes bleues courent de l’épaule à l’ourlet sur blanc, comme sur la toile à matelas.',
      'Terracotta Dot': 'De petits pois crème sur orange de tuile, gais sans être sucrés.',
    },
  },
  'crew-blouse': {
    garment: 'Blouse souple à col rond',
    pitch: 'Une blouse en satin à col rond, qui se porte comme un T-shirt et paraît habillée.',
    story:
      'Le satin est de viscose, mat plutôt que brillant, frais sur les bras. Les manches s’arrêtent au coude par un haut revers piqué, et l’encolure est finie d’une seule bande étroite. Elle s’enfile par la tête, sans rien à fermer.',
    fit: 'Décontractée à la poitrine et assez courte pour se porter dehors\u202f; votre taille normale est la bonne.',
    care: 'Lavage doux à l’eau fraîche dans un filet. Repassez sur l’envers à basse température pour ne pas marquer le satin.',
    colours: {
      'Jasmine Cream':
        'Des brins rouge brique dansent sur un crème chaud, assez petits pour n’être de loin qu’une texture.',
      'Mist Blue':
        'Le bleu pâle d’un matin avant que la brume ne se lève, beau avec du gris ou du blanc.',
      Blush: 'Un rose chair qui adoucit une jupe foncée et aime les boucles dorées.',
    },
  },
  'easy-shirt': {
    garment: 'Chemise ample en popeline',
    pitch:
      'Une popeline nette, longue et ample comme une chemise empruntée à un gentil grand frère.',
    story:
      'Col pointu, une poche poitrine et poignets boutonnés en font une vraie chemise. Le bas remonte sur les côtés, elle peut donc flotter sur le pantalon ou se rentrer à moitié. Une popeline si légère sèche en une nuit sur un cintre.',
    fit: 'Oversize, avec une épaule tombante et un bas qui couvre la hanche\u202f; une taille en dessous pour une ligne plus proche.',
    care: 'Lavage en machine à 30\u00a0degrés, col relevé et poignets défaits, puis fer moyen.',
    colours: {
      White: 'Un blanc uni aux boutons pâles, au bureau le lundi et sur un maillot le dimanche.',
      'Pink Stripe':
        'De fines rayures rose bonbon sur blanc, belles avec le palazzo sable que nous montrons à côté.',
    },
  },
}
