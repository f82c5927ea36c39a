import forge from 'node-forge';

export interface SignerFixture {
  /** PKCS #12 with a password. */
  container: Buffer;
  /** The same without its key. */
  withoutKey: Buffer;
  publicKey: forge.pki.rsa.PublicKey;
}

/** Name on the certificate of a fixture. */
export const SIGNER_NAME = '明鉴报告';

const UTF8 = forge.asn1.Type.UTF8 as never;

/** Returns a key with a certificate of its own, valid in 2026 and 2027. */
export function newSigner(password: string): SignerFixture {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2_048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2027-12-31T00:00:00Z');
  const name = [{ name: 'commonName', value: SIGNER_NAME, valueTagClass: UTF8 }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(privateKey, forge.md.sha256.create());
  const containerOf = (key: forge.pki.rsa.PrivateKey | null) => {
    const asn1 = forge.pkcs12.toPkcs12Asn1(key as never, [certificate], password);
    return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
  };
  return { container: containerOf(privateKey), withoutKey: containerOf(null), publicKey };
}
