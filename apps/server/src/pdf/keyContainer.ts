import { X509Certificate } from 'node:crypto';
import type forge from 'node-forge';

/** Returns the library of keys and signatures, which a server without a key does not load. */
export const loadForge = async () => (await import('node-forge')).default;

/** Content of a PKCS #12 file. */
export interface KeyContainer {
  key: forge.pki.rsa.PrivateKey;
  /** Certificate of the key. */
  certificate: forge.pki.Certificate;
  /** All certificates, up to the issuer. */
  certificates: forge.pki.Certificate[];
}

/**
 * Returns the content of a PKCS #12 file; `undefined` without an RSA key and its certificate.
 * Throws when the password is wrong, and for other files.
 */
export async function readContainer(
  container: Uint8Array,
  password: string,
): Promise<KeyContainer | undefined> {
  const forge = await loadForge();
  const asn1 = forge.asn1.fromDer(Buffer.from(container).toString('binary'));
  const content = forge.pkcs12.pkcs12FromAsn1(asn1, false, password);
  const bags = (type: string) => content.getBags({ bagType: type })[type] ?? [];
  const [key] = bags(forge.pki.oids.pkcs8ShroudedKeyBag!).flatMap((bag) => bag.key ?? []);
  const certificates = bags(forge.pki.oids.certBag!).flatMap(({ cert }) => cert ?? []);
  const certificate = certificates.find(
    ({ publicKey }) => key?.n.equals((publicKey as forge.pki.rsa.PublicKey).n) === true,
  );
  return key && certificate && { key: key as forge.pki.rsa.PrivateKey, certificate, certificates };
}

/** Returns whom a certificate names, and its days. */
export async function factsOf(certificate: forge.pki.Certificate) {
  const forge = await loadForge();
  const { subject, validFrom, validTo } = new X509Certificate(
    forge.pki.certificateToPem(certificate),
  );
  const nameOf = (part: string) => new RegExp(`^${part}=(.+)$`, 'm').exec(subject)?.[1];
  return {
    subject: nameOf('CN') ?? nameOf('O') ?? subject,
    validFrom: new Date(validFrom),
    validTo: new Date(validTo),
  };
}
