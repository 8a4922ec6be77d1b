#!/usr/bin/env bash
# image-size 2.1.0 reads on behind the end of the bytes that it is given, when they are a part of a larger ArrayBuffer.
#
# It makes `new DataView(input.buffer, input.byteOffset + offset)` without a length. The first 8 bytes of a GIF have its width and not its
# height: as a part of the file (`subarray`, or a chunk that Node has put into its pool) they have the height that stands behind
# them, whatever that belongs to; as bytes of their own they are refused with "Offset is outside the bounds of the DataView".
#
# Used in packages/conformance/src/picture-size.ts, which hands it a copy. Fails when any of it has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --ignore-scripts --no-audit --no-fund image-size@2.1.0

cat >try.js <<'SOURCE'
import { imageSize } from 'image-size'

// A valid GIF, 1 pixel wide and 1 high.
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
const sizeOf = (bytes) => {
  try {
    const { width, height } = imageSize(bytes)
    return `${width} x ${height}`
  } catch (error) {
    return error.message
  }
}
console.log(`whole file: ${sizeOf(gif)}`)
console.log(`8 bytes, a part of it: ${sizeOf(gif.subarray(0, 8))}`)
console.log(`8 bytes, a copy: ${sizeOf(new Uint8Array(gif.subarray(0, 8)))}`)
SOURCE

said=$(node try.js)
echo "$said"
expected='whole file: 1 x 1
8 bytes, a part of it: 1 x 1
8 bytes, a copy: Offset is outside the bounds of the DataView'
if [ "$said" != "$expected" ]; then
  echo "Changed: expected was
$expected" >&2
  exit 1
fi
echo 'As described.'
