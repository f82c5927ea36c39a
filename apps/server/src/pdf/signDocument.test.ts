import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import forge from 'node-forge';
import { canSign, openSigner } from './openSigner';
import { renderTask } from './renderPdf';
import { newSigner, SIGNER_NAME } from './signer.fixtures';

const READER = { userId: 'reader' };
const AT = new Date('2026-11-28T02:00:00Z');
const { container, withoutKey, publicKey } = newSigner('open sesame');
const signature = { container, password: 'open sesame', subject: SIGNER_NAME, at: AT };

const render = async (title: string, isSigned: boolean) =>
  renderTask(
    {
      template: 'document',
      data: {
        language: 'zh',
        title,
        subtitle: '',
        facts: [['候选人', '林清']],
        sections: [],
        signatures: [],
        footer: 'BG202611280001',
      },
      files: [],
      createdAt: AT,
      ...(isSigned && { signature }),
    },
    READER,
  );

/** The signed bytes of a document, and its signature. */
function partsOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const [from, before, behind, rest] = /\/ByteRange\s*\[([\d\s]+)\]/
    .exec(text)![1]!
    .trim()
    .split(/\s+/)
    .map(Number) as [number, number, number, number];
  const signed = Buffer.concat([
    pdf.subarray(from, from + before),
    pdf.subarray(behind, behind + rest),
  ]);
  // Zeros follow the signature.
  const cms = Buffer.from(text.slice(from + before + 1, behind - 1), 'hex');
  return { signed, covered: behind + rest, cms };
}

/** Whether a signature is one of these bytes by this key. */
function isValid({ signed, cms }: ReturnType<typeof partsOf>) {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(cms.toString('binary'), { parseAllBytes: false } as never),
  ) as unknown as { rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string } };
  const { authenticatedAttributes, signature: value } = message.rawCapture;
  const { Class, Type, create, toDer } = forge.asn1;
  const set = create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes);
  const der = Buffer.from(toDer(set).getBytes(), 'binary');
  const digest = createHash('sha256').update(signed).digest();
  const key = createPublicKey(forge.pki.publicKeyToPem(publicKey));
  return der.includes(digest) && verify('sha256', der, key, Buffer.from(value, 'binary'));
}

describe('a signed document', () => {
  it('has a signature of the key over all of it, behind its own bytes', async () => {
    const plain = await render('背景调查报告', false);
    const pdf = await render('背景调查报告', true);
    const parts = partsOf(pdf);

    expect(pdf.subarray(0, plain.length).equals(plain)).toBe(true);
    expect(parts.covered).toBe(pdf.length);
    expect(isValid(parts)).toBe(true);
    // Issuer and subject of the certificate, and the issuer by which the signature names it.
    expect(parts.cms.toString('utf8').split(SIGNER_NAME)).toHaveLength(4);
    expect(pdf.toString('latin1')).toContain('adbe.pkcs7.detached');
    expect(pdf.equals(await render('背景调查报告', true))).toBe(true);
  });

  it('shows that a byte was changed', async () => {
    const pdf = await render('背景调查报告', true);
    pdf[2_000] = pdf[2_000]! ^ 1;
    expect(isValid(partsOf(pdf))).toBe(false);
  });
});

describe('the key of an installation', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-signer-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const stored = (content: Buffer) => {
    const file = path.join(folder, 'signer.p12');
    writeFileSync(file, content);
    return file;
  };

  it('is read with its name and its days', async () => {
    const signer = await openSigner({ file: stored(container), password: 'open sesame' });

    expect(signer).toMatchObject({
      subject: SIGNER_NAME,
      validFrom: new Date('2026-01-01T00:00:00Z'),
      validTo: new Date('2027-12-31T00:00:00Z'),
    });
    expect(canSign(signer, AT)).toBe(true);
    expect(canSign(signer, new Date('2025-12-31T00:00:00Z'))).toBe(false);
    expect(canSign(signer, new Date('2028-01-01T00:00:00Z'))).toBe(false);
  });

  it('does not let a server start that could not sign', async () => {
    const start = async (file: string, password: string) => openSigner({ file, password });

    await expect(start(stored(container), 'wrong')).rejects.toThrow(/PASSWORD is wrong/);
    await expect(start(stored(Buffer.from('no key')), '')).rejects.toThrow(/no PKCS #12/);
    await expect(start(path.join(folder, 'missing.p12'), '')).rejects.toThrow(/ENOENT/);
    await expect(start(stored(withoutKey), 'open sesame')).rejects.toThrow(/needs an RSA key/);
  });
});
