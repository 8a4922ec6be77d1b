/** The alt texts of the editorial pictures, by the English text. */
export const editorialAlts: Readonly<Record<string, string>> = {
  'Children’s clothes with birds, stripes and suns on a pale yellow ground.':
    'Vêtements d’enfant à oiseaux, rayures et soleils sur un fond jaune pâle.',
  'Soft folds of cream cloth printed with small jasmine sprigs.':
    'Plis souples d’une étoffe crème imprimée de petits brins de jasmin.',
  'Paper-cut forest in layers of green with a pale sun.':
    'Forêt de papier découpé en verts superposés, avec un soleil pâle.',
  'A cap, a bucket hat, a coiled belt and a natural canvas bag on a tan ground.':
    'Une casquette, un bob, une ceinture enroulée et un sac en toile naturelle sur un fond fauve.',
  'Deep folds of sogan-brown batik with a kawung pattern.':
    'Plis profonds d’un batik brun sogan à motif kawung.',
  'A cap, a bucket hat, a belt and a printed bag arranged on a straw-coloured ground.':
    'Une casquette, un bob, une ceinture et un sac imprimé disposés sur un fond paille.',
  'Children’s striped T-shirts, play shorts and a yellow dress in a row on a pale blue ground.':
    'T-shirts d’enfant rayés, shorts de jeu et robe jaune alignés sur un fond bleu pâle.',
  'Close crop of an olive overshirt beside a breton T-shirt and sand chinos.':
    'Gros plan d’une surchemise olive à côté d’une marinière et d’un chino sable.',
  'Soft folds of plain terracotta linen, smooth on the left.':
    'Plis souples d’un lin uni terre cuite, lisse à gauche.',
  'Close crop of a red floral tiered dress beside an ecru blouse.':
    'Gros plan d’une robe à volants rouge à fleurs à côté d’une blouse écrue.',
  'Rust blouse and a brown kawung skirt styled together.':
    'Blouse rouille et jupe kawung brune portées ensemble.',
  'Close view of a parang batik shirt collar.': 'Gros plan du col d’une chemise batik parang.',
  'Paper-cut setting sun over hills with a palm tree.':
    'Soleil couchant de papier découpé sur des collines avec un palmier.',
  'A natural white T-shirt in palm-leaf light.':
    'Un T-shirt blanc naturel dans une lumière de palmes.',
  'A brick-red cap and a coiled leather belt on cream.':
    'Une casquette rouge brique et une ceinture de cuir enroulée sur crème.',
  'Folds of indigo mega mendung cloth.': 'Plis d’une étoffe mega mendung indigo.',
  'Children’s striped T-shirt with coral play shorts.':
    'T-shirt d’enfant rayé avec un short de jeu corail.',
  'A teal kawung scarf spread in soft folds beside a tote bag.':
    'Un foulard kawung bleu canard étalé en plis souples près d’un tote bag.',
  'A green batik shirt, a floral dress, a canvas bag and a patterned scarf laid on a terracotta ground in palm-leaf light.':
    'Une chemise batik verte, une robe à fleurs, un sac en toile et un foulard à motif posés sur un fond terre cuite, dans une lumière de palmes.',
  'A green batik shirt over a floral dress on a terracotta ground in palm-leaf light.':
    'Une chemise batik verte par-dessus une robe à fleurs sur un fond terre cuite, dans une lumière de palmes.',
  'Paper-cut landscape with a volcano, rice terraces, an orange sun and a palm tree.':
    'Paysage de papier découpé avec un volcan, des rizières en terrasses, un soleil orange et un palmier.',
  'Paper-cut landscape with a volcano, rice terraces and a palm tree under a wide pale sky.':
    'Paysage de papier découpé avec un volcan, des rizières en terrasses et un palmier sous un vaste ciel pâle.',
  'A blue shirt, sand chinos, a striped T-shirt, a navy cap and a belt laid out on a sage-grey ground.':
    'Une chemise bleue, un chino sable, une marinière, une casquette marine et une ceinture disposés sur un fond gris sauge.',
  'A blue shirt over sand chinos with a navy cap on a sage-grey ground.':
    'Une chemise bleue sur un chino sable avec une casquette marine, sur un fond gris sauge.',
  'A jasmine-print tunic with two long draped shawls in wine and caramel on a blush ground.':
    'Une tunique à imprimé jasmin et deux longues étoles, lie-de-vin et caramel, sur un fond rose poudré.',
  'A wine-coloured batik shawl beside a jasmine-print tunic on a blush ground.':
    'Une étole batik lie-de-vin à côté d’une tunique à imprimé jasmin sur un fond rose poudré.',
  'A kawung batik shirt, indigo jeans and a hoodie styled on a cool grey ground.':
    'Une chemise batik kawung, un jean indigo et un sweat à capuche assortis sur un fond gris froid.',
  'A jasmine-print maxi dress, a rust cardigan and a square scarf styled on warm cream.':
    'Une robe longue à imprimé jasmin, un cardigan rouille et un foulard carré assortis sur un crème chaud.',
  'A kawung batik shirt, a floral dress and a patterned scarf on a warm terracotta ground.':
    'Une chemise batik kawung, une robe à fleurs et un foulard à motif sur un fond terre cuite chaud.',
  'Paper-cut scene of a red motorbike carrying a parcel along a road lined with palms.':
    'Scène de papier découpé\u00a0: une moto rouge porte un colis sur une route bordée de palmiers.',
  'Paper-cut scene of a small shop front with a striped awning and a shopping bag by the door.':
    'Scène de papier découpé\u00a0: une petite boutique au store rayé, un sac près de la porte.',
  'Three pairs of jeans in different blues laid side by side.':
    'Trois jeans de bleus différents posés côte à côte.',
  'Three printed square scarves overlapping on a cream ground.':
    'Trois foulards carrés imprimés qui se chevauchent sur un fond crème.',
  'Canvas bags with cloud, palm and stripe prints on a grey-green ground.':
    'Des sacs en toile à nuages, palmes et rayures sur un fond gris-vert.',
  'A tan overshirt layered over a black T-shirt on a stone ground.':
    'Une surchemise fauve sur un T-shirt noir, sur un fond pierre.',
  'An olive sleeveless dress with a cream scarf on a blush ground.':
    'Une robe olive sans manches avec un foulard crème sur un fond rose poudré.',
  'Paper-cut city street with small shops under striped awnings at sunset.':
    'Rue de papier découpé, de petites boutiques sous des stores rayés au coucher du soleil.',
}
