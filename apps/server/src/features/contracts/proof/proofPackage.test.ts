import { createHash, createPublicKey, verify } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { createTestServer } from '../../../testing/testServer';
import { authorise, enter, invitedOrder, tokenOf } from '../../collect/candidate.fixtures';
import { linkHash } from '../../collect/evidence';
import type { ProofLink } from './proofRows';
import type { Receipt } from './receipt';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

describe('a proof package', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
  });

  const download = async (input: object, token: string) =>
    server.app.request('/CM-API/gContractApi/getProofPackage', {
      method: 'POST',
      body: JSON.stringify(input),
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
    });
  const packageOf = async (input: object, token: string) => {
    const files = unzipSync(new Uint8Array(await (await download(input, token)).arrayBuffer()));
    const json = <Content>(name: string) => JSON.parse(strFromU8(files[name]!)) as Content;
    return { files, json };
  };

  it('has the chain with its contents, the document, the strokes and a signed receipt', async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(invitation));
    await authorise(server, token);

    const { files, json } = await packageOf({ orderId }, officer);

    const links = json<ProofLink[]>('evidence.json');
    expect(links.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['identity.papers', 'consent.given', 'signature', 'contract.sign']),
    );
    for (const { payload, payloadHash, createdAt, ...link } of links) {
      expect([link.kind, payload !== null && sha256(payload)]).toEqual([link.kind, payloadHash]);
      expect(linkHash({ ...link, payloadHash, createdAt: new Date(createdAt) })).toBe(link.hash);
    }
    const signed = JSON.parse(links.find(({ kind }) => kind === 'signature')!.payload!) as {
      fileHash: string;
      strokesHash: string;
    };
    const [document] = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(sha256(files[document!]!)).toBe(signed.fileHash);
    const [signature] = json<{ strokes: string }[]>('signatures.json');
    expect(sha256(signature!.strokes)).toBe(signed.strokesHash);
    expect(strFromU8(files['signature-1.svg']!)).toMatch(/^<svg/);
    const receipt = json<Receipt>('receipt.json');
    expect(receipt.head).toBe(links.at(-1)!.hash);
    const key = createPublicKey({ key: receipt.key as never, format: 'jwk' });
    const text = JSON.stringify([receipt.orderNo, receipt.number, receipt.head, receipt.issuedAt]);
    const bytes = Buffer.from(receipt.signature, 'base64');
    expect(verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(
      true,
    );
    const page = strFromU8(files['verify.html']!);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/https?:\/\//);
  });

  it('ends no script with what people wrote', async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    await enter(server, tokenOf(invitation));
    const hostile = '</script><img src=x onerror=alert(1)>';
    await server.database.db
      .updateTable('orders')
      .set({ candidateName: hostile })
      .where('id', '=', orderId)
      .execute();

    const { files } = await packageOf({ orderId }, officer);

    expect(strFromU8(files['verify.html']!)).not.toContain(hostile);
  });

  it('is for those who manage orders, and for its candidate', async () => {
    const { orderId, invitation } = await invitedOrder(server, officer);
    const token = await enter(server, tokenOf(invitation));
    const other = await invitedOrder(server, officer);

    expect((await download({ orderId }, await server.signIn('client'))).status).toBe(403);
    expect((await download({ orderId }, '')).status).toBe(401);
    expect((await download({}, officer)).status).toBe(400);
    // A candidate names no order: the session does.
    const own = await packageOf({ orderId: other.orderId }, token);
    const { orderNo } = await server.database.db
      .selectFrom('orders')
      .select('orderNo')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(own.json<Receipt>('receipt.json').orderNo).toBe(orderNo);
  });
});
