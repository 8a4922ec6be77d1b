import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Encodes the parts of CBOR (RFC 8949) that authenticators use: integers, bytes, text and maps. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url')

const es256 = -7

/** Encodes the public key in COSE (RFC 9053), with an algorithm number. */
function coseKey(publicKey: KeyObject, algorithm = es256): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinates = [x, y].map((one) => Buffer.from(one, 'base64url'))
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, algorithm],
      [-1, 1],
      [-2, coordinates[0] ?? Buffer.alloc(0)],
      [-3, coordinates[1] ?? Buffer.alloc(0)],
    ]),
  )
}

/** A request, with deviations of browser and device. */
interface Asked {
  challenge: string
  rpId: string
  origin: string
  /** Whether the user was verified. */
  isVerified?: boolean
  /** Number of another algorithm for a new key to claim. */
  algorithm?: number
}

/** A passkey in memory that answers as a browser with its device does. */
export class SoftPasskey {
  readonly id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  /** The key in the shop's form. */
  get publicKey(): string {
    return encode(coseKey(this.#keys.publicKey))
  }

  #authenticatorData({ rpId, isVerified = true }: Asked, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested])
  }

  #answer(response: object) {
    const id = encode(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  /** Returns the result of `navigator.credentials.create`. */
  create(asked: Asked) {
    const { challenge, origin } = asked
    const client = JSON.stringify({ type: 'webauthn.create', challenge, origin })
    const length = Buffer.from([0, this.id.length])
    const key = coseKey(this.#keys.publicKey, asked.algorithm)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, key])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authenticatorData(asked, attested)],
    ])
    return this.#answer({
      clientDataJSON: encode(client),
      attestationObject: encode(cbor(attestation)),
      transports: ['internal'],
    })
  }

  /** Returns the result of `navigator.credentials.get`. */
  get(asked: Asked) {
    const { challenge, origin } = asked
    const client = JSON.stringify({ type: 'webauthn.get', challenge, origin })
    const data = this.#authenticatorData(asked)
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: encode(client),
      authenticatorData: encode(data),
      signature: encode(signed),
    })
  }
}
