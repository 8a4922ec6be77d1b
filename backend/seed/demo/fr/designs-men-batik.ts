import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's batik, keyed by the manifest's design. */
export const menBatikTexts: Readonly<Record<string, DesignTexts>> = {
  'camp-shirt': {
    garment: 'Chemise batik à col ouvert',
    pitch:
      'Du batik à col ouvert, avec des motifs classiques sur une chemise à manches courtes à porter n’importe quel jour.',
    story:
      'L’imprimé repose sur un coton primissima, une toile fine et serrée que les faiseurs de batik aiment pour sa précision. Le col s’ouvre à plat, la poche poitrine disparaît dans le motif et le bas droit se porte sur le pantalon.',
    fit: 'Décontractée, avec une manche large et un bas droit à la hanche\u202f; votre taille habituelle laisse circuler l’air.',
    care: 'Lavage à la main à froid au savon doux ou au lerak, sans trempage ni torsion. Séchage à l’ombre et repassage sur l’envers.',
    colours: {
      'Kawung Black':
        'Quatre ovales en croix, que l’on dit être le fruit coupé du palmier à sucre, en or et crème sur noir.',
      'Kawung Indigo':
        'Le kawung évoque un cœur pur et la maîtrise de soi, ici en blanc sur indigo.',
      'Parang Maroon':
        'Le parang court en diagonales sans fin comme des vagues sur une falaise, signe de persévérance, sur un bordeaux profond.',
      'Parang Sogan':
        'Jadis réservé aux cours javanaises, le parang paraît ici en brun sogan sur crème.',
      'Mega Mendung Cream':
        'Les nuages de pluie de Cirebon en bleus superposés sur crème, pour rappeler de garder la tête froide.',
      'Mega Mendung Red':
        'Nuage sur nuage, du crème au brun sur rouge, car le mega mendung se construit en bandes de tons.',
      'Ceplok Green':
        'Le ceplok répète une rosace sur une grille stricte, cette fois à cœur jaune sur vert palme.',
      'Nitik Brown':
        'Le nitik dessine avec des points plutôt que des lignes, vieille façon d’imiter le tissage, sur un brun chaud.',
      'Tumpal Brick':
        'Des rangs de triangles tumpal, où l’on voit des montagnes ou des pousses de bambou, en crème sur brique.',
    },
  },
  'long-batik': {
    garment: 'Chemise batik à manches longues',
    pitch:
      'Une chemise batik à manches longues pour les mariages, les vendredis et toute invitation qui demande du batik.',
    story:
      'Taillée dans un coton primissima imprimé, avec un col pointu qui se tient aussi sous un blazer. Les poignets se boutonnent, la poche poitrine se fond dans le motif et le bas doucement arrondi reste net hors du pantalon.',
    fit: 'Coupe classique à l’épaule légèrement marquée\u202f; choisissez la taille de vos chemises habillées.',
    care: 'Lavez à la main à l’eau froide avec un savon doux, à l’abri du soleil direct. Fer moyen sur l’envers, ou à travers un linge.',
    colours: {
      'Truntum Navy':
        'De minuscules étoiles truntum sur bleu nuit, motif de l’amour qui refleurit, porté par les parents aux mariages javanais.',
      'Lereng Indigo':
        'Lereng veut dire pente, et ses courbes blanches gravissent l’indigo en bandes obliques.',
      'Kawung Fine Brown':
        'Un kawung fin en brun clair, si petit que ses ovales se nouent en un treillis de cercles.',
      'Ceplok Black':
        'Des étoiles ceplok à huit pétales, crème et jaunes, serrées sur noir pour le soir.',
      'Lereng Sogan':
        'Des bandes obliques dans le brun doré nommé sogan, belles avec un chino marine.',
      'Truntum Wine':
        'Truntum vient d’un mot qui veut dire repousser\u202f; ses fleurs pâles se dispersent ici sur lie-de-vin.',
      'Nitik Teal':
        'Des anneaux de petits points crème sur bleu canard, calmes de loin et vifs de près.',
    },
  },
}
