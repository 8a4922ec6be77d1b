#!/usr/bin/env bash
# image-size 2.1.0 reads beyond the given bytes when they are a view into a larger ArrayBuffer.
#
# It creates `new DataView(input.buffer, input.byteOffset + offset)` without a length. The first 8 bytes of a GIF contain its width but not
# its height. As a view into the file (`subarray`, or a chunk from Node's buffer pool) they yield the height from the bytes after them,
# whatever those belong to; as a copy they are rejected with "Offset is outside the bounds of the DataView".
#
# Used in packages/conformance/src/picture-size.ts, which passes a copy. Fails when any of this has changed.
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
