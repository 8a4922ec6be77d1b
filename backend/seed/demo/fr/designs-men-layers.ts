import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's layers, keyed by the manifest's design. */
export const menLayerTexts: Readonly<Record<string, DesignTexts>> = {
  hoodie: {
    garment: 'Sweat à capuche',
    pitch:
      'Un sweat à capuche en épais molleton gratté, pour les soirées d’altitude et les cinémas trop climatisés.',
    story:
      'Le molleton de 320\u00a0g est lisse dehors et gratté dedans, chaud dès qu’on l’enfile. Un cordon clair passe dans la capuche, une poche kangourou traverse le devant et de larges poignets tiennent les manches.',
    fit: 'Ample à la poitrine et aux bras\u202f; une taille de moins pour une ligne plus proche.',
    care: 'Lavez sur l’envers à 30\u00a0degrés, seul ou avec du linge doux. Séchez à plat à l’air pour garder le moelleux.',
    colours: {
      Taupe: 'Un gris-brun laiteux, comme un kopi susu avec plus de lait que de café.',
      Navy: 'Un bleu nuit au cordon blanc cassé, fait pour un jean clair.',
      Moss: 'Le vert des pierres près d’une cascade, doux pour les yeux.',
    },
  },
  'zip-hoodie': {
    garment: 'Sweat zippé à capuche',
    pitch: 'Un sweat à capuche entièrement zippé, à ouvrir à chaque feu rouge.',
    story:
      'Il partage le molleton gratté de 320\u00a0g de son frère et y ajoute un zip couleur laiton de l’ourlet au menton. La capuche est doublée d’une seconde épaisseur, et la poche se partage en deux autour du zip.',
    fit: 'Largeur classique, avec de la place pour un T-shirt\u202f; votre taille habituelle suffit.',
    care: 'Fermez le zip, retournez le sweat et lavez à froid. Tenez le fer loin du métal.',
    colours: {
      Charcoal: 'Un gris foncé fumé que relèvent l’éclat chaud du zip et un cordon clair.',
    },
  },
  'crew-sweat': {
    garment: 'Sweat à col rond',
    pitch: 'Un sweat à col rond en molleton bouclette, chaud sans le poids d’une capuche.',
    story:
      'À l’intérieur, de petites boucles de coton absorbent l’humidité et laissent respirer l’étoffe de 300\u00a0g. Col, poignets et bas sont côtelés, et un V piqué sous le col salue les vieux maillots de gymnastique.',
    fit: 'Coupe droite classique jusqu’à la hanche\u202f; la taille de vos autres sweats convient.',
    care: 'Lavage frais, boucles à l’extérieur, essorage bref, séchage sur un étendoir. Ne repassez pas les côtes, elles se remettent d’elles-mêmes.',
    colours: {
      'Grey Melange':
        'Un gris clair chiné de fils plus foncés, la couleur des jours de sport à l’école.',
      Brick: 'Un rouge chaud de vieil entrepôt, qui suffit à porter un simple jean.',
      Oat: 'Un beige pâle d’avoine, à sa place avec un pantalon large brun.',
    },
  },
  overshirt: {
    garment: 'Surchemise utilitaire',
    pitch: 'Une surchemise en toile à quatre poches, veste dès le premier vent frais.',
    story:
      'Deux poches à rabat boutonnées sur la poitrine, deux poches en biais à la taille. La toile de 280\u00a0g commence raide, puis se marque au coude et devient la vôtre.',
    fit: 'Coupe généreuse, à passer sur un T-shirt ou un sweat\u202f; commandez comme d’habitude, ou plus petit pour la porter fermée.',
    care: 'Nettoyez les taches quand c’est possible, et lavez à froid, boutonnée, quand il le faut. Un cintre large garde les épaules droites.',
    colours: {
      Olive: 'Un vert de campagne aux boutons foncés, photographié avec un jean noir.',
      Tan: 'Une toile caramel aux boutons clairs, qui pâlit aux arêtes avec le temps.',
      Indigo: 'Un bleu de travail, entre le denim et le blazer marine.',
    },
  },
}
