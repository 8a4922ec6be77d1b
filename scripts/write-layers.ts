import { readFile, writeFile } from 'node:fs/promises'
import { isLayerOverride, layerOverrides } from '#scripts/layers.ts'

/** Writes the layers into biome.json. */
const config = JSON.parse(await readFile('biome.json', 'utf8'))
const others = config.overrides.filter((override: object) => !isLayerOverride(override))
const overrides = [...layerOverrides, ...others]
await writeFile('biome.json', `${JSON.stringify({ ...config, overrides }, null, 2)}\n`)
