import type { OrderSigning } from '@mingjian/api';
import type { createTestServer } from '../../testing/testServer';
import { enter, invitedOrder, pageOf, tokenOf } from '../collect/candidate.fixtures';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Returns short ways to letters of orders on a server; `officer` gives the session of staff. */
export const lettersOn = (server: TestServer, officer: () => string) => ({
  /** An order whose candidate has entered by the link. */
  entered: async () => {
    const order = await invitedOrder(server, officer());
    return { ...order, token: await enter(server, tokenOf(order.invitation)) };
  },
  keysOf: async (token: string) => (await pageOf(server, token)).consents.map(({ key }) => key),
  letterOf: (orderId: string) =>
    server.database.db
      .selectFrom('contracts')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow(),
  formOf: (orderId: string) =>
    server.database.db
      .selectFrom('collectForms')
      .select(['id', 'status'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow(),
  signingOf: async (orderId: string) =>
    (await server.call('/gContractApi/getOrderSigning', { orderId }, { token: officer() }))
      .data as OrderSigning,
  fileOf: async (path: string, input: object, token: string) => {
    const response = await server.app.request(`/CM-API${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accesstoken: token,
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  },
});
