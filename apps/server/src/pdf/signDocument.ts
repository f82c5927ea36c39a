import type { pki } from 'node-forge';
import { loadForge, readContainer } from './keyContainer';
import type { PdfTask } from './pdfTask';
import { withSignaturePlace } from './signaturePlace';

/** Bytes that are kept free for a signature with the certificates up to its issuer. */
const SIGNATURE_BYTES = 16_384;

/**
 * Returns a document with a signature of a key, which covers everything in it. Its own bytes stay
 * as they are, tags and attachments among them.
 */
export async function signDocument(
  pdf: Buffer,
  { container, password, subject, at }: NonNullable<PdfTask['signature']>,
): Promise<Buffer> {
  const { pdf: prepared, place } = withSignaturePlace(pdf, { subject, at, size: SIGNATURE_BYTES });
  const [from, to] = place;
  const covered = Buffer.concat([prepared.subarray(0, from), prepared.subarray(to)]);
  const cms = await signatureOf(covered, { container, password }, at);
  const signature = cms.toString('hex');
  if (signature.length > SIGNATURE_BYTES * 2)
    throw new Error('The certificates of the signing key are too many');
  prepared.write(signature, from + 1, 'latin1');
  return prepared;
}

/** Returns a detached signature (CMS, SHA-256) with the certificates of its key. */
async function signatureOf(
  content: Buffer,
  { container, password }: { container: Uint8Array; password: string },
  at: Date,
): Promise<Buffer> {
  const forge = await loadForge();
  const { key, certificate, certificates } = (await readContainer(container, password))!;
  const { oids } = forge.pki;
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(content.toString('binary'));
  for (const one of certificates) signed.addCertificate(one);
  signed.addSigner({
    key,
    certificate: withReadNames(certificate, forge),
    digestAlgorithm: oids.sha256!,
    authenticatedAttributes: [
      { type: oids.contentType!, value: oids.data! },
      { type: oids.signingTime!, value: at as never },
      { type: oids.messageDigest! },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
}

/**
 * Returns a certificate whose issuer's names are texts. The library reads them as bytes and writes
 * them as texts, so those in Chinese would name another issuer.
 */
function withReadNames(
  certificate: pki.Certificate,
  forge: Awaited<ReturnType<typeof loadForge>>,
): pki.Certificate {
  const attributes = certificate.issuer.attributes.map((attribute) =>
    attribute.valueTagClass === (forge.asn1.Type.UTF8 as number) &&
    typeof attribute.value === 'string'
      ? { ...attribute, value: forge.util.decodeUtf8(attribute.value) }
      : attribute,
  );
  return { ...certificate, issuer: { ...certificate.issuer, attributes } };
}
