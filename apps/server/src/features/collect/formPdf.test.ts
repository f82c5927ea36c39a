import { createTestServer } from '../../testing/testServer';
import { ANSWERS, authorise, enter, invitedOrder, tokenOf } from './candidate.fixtures';

describe('the answers of a form as a PDF', () => {
  it('are for staff who work on orders, of the order that they name', async () => {
    const server = await createTestServer();
    const officer = await server.signIn('officer');
    const { orderId, candidateId, invitation } = await invitedOrder(server, officer);
    const session = await enter(server, tokenOf(invitation));
    await authorise(server, session);
    const save = { groupCode: 'employment', dataForm: JSON.stringify(ANSWERS.employment) };
    await server.call('/gCollectApi/submitSingleFormData', save, { token: session });
    const download = async (input: object, token: string, language = 'zh-CN') => {
      const response = await server.app.request('/CM-API/gCollectApi/downloadPdf', {
        method: 'POST',
        body: JSON.stringify(input),
        headers: {
          authorization: `Bearer ${token}`,
          accesstoken: token,
          'accept-language': language,
          'content-type': 'application/json',
        },
      });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };

    const { response, bytes } = await download({ orderId, candidateId }, officer);

    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const english = await download({ orderId, candidateId }, officer, 'en');
    expect(english.bytes.equals(bytes)).toBe(false);
    const other = await invitedOrder(server, officer);
    const foreign = { orderId, candidateId: other.candidateId };
    expect((await download(foreign, officer)).response.status).toBe(404);
    const client = await server.signIn('client');
    expect((await download({ orderId, candidateId }, client)).response.status).toBe(403);
    expect((await download({ orderId, candidateId }, session)).response.status).toBe(401);
  });
});
