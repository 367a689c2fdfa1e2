/** An authenticator without a device: makes a key, and answers what WebAuthn asks, as a telephone does (level 3, "none" attestation). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Question = { readonly challenge: string };

const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const map = (...entries: readonly Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries]);
/** Of CBOR (RFC 8949): a kind and a length, or a number. */
function head(kind: number, value: number): Buffer {
  const first = kind << 5;
  if (value < 24) return Buffer.from([first | value]);
  return Buffer.from(value < 256 ? [first | 24, value] : [first | 25, value >> 8, value & 255]);
}
const positive = (value: number) => head(0, value);
const negative = (value: number) => head(1, -1 - value);

export function createPasskey(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const client = (type: string, { challenge }: Question) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticator = (flags: number, ...more: readonly Buffer[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const host = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags]), count, ...more]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Of a new passkey. */
    create(question: Question) {
      const cose = map(
        positive(1),
        positive(2),
        positive(3),
        negative(-7),
        negative(-1),
        positive(1),
        negative(-2),
        bytes(Buffer.from(x, 'base64url')),
        negative(-3),
        bytes(Buffer.from(y, 'base64url')),
      );
      const idLength = Buffer.from([0, id.length]);
      const authData = authenticator(0x45, Buffer.alloc(16), idLength, id, cose);
      const attestation = map(
        text('fmt'),
        text('none'),
        text('attStmt'),
        map(),
        text('authData'),
        bytes(authData),
      );
      return answer({
        clientDataJSON: client('webauthn.create', question).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Of one that is known. */
    get(question: Question) {
      const clientData = client('webauthn.get', question);
      const authData = authenticator(0x05);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}
