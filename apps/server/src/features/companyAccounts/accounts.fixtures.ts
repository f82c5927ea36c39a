import type { createTestServer, Sending } from '../../testing/testServer';

/** A client account, as its calls give it. */
export type Account = Record<string, unknown> & { id: string; version: number; username: string };

export const NEW_PASSWORD = '山高月小-水落石出';

type Server = Awaited<ReturnType<typeof createTestServer>>;

/** The calls of `accountsOf`. */
export type Accounts = ReturnType<typeof accountsOf>;

/** Numbers the accounts of all tests of a worker, which share a database. */
let made = 0;

/** Calls about client accounts, as an administrator and as a company's main account. */
export function accountsOf(server: Server, { admin, client }: { admin: string; client: string }) {
  const call = async (name: string, input: object, token: string, options: Sending = {}) =>
    server.call(`/aCompanyAccount/${name}`, input, { ...options, token });
  return {
    call,
    async add(extra: object = {}, token = client): Promise<Account> {
      made += 1;
      const draft = {
        username: `新同事_${made}`,
        realname: '古丽',
        roleCode: 'COMPANY_HR',
        ...extra,
      };
      const reply = await call('save', draft, token);
      if (reply.code !== 0) throw new Error(reply.msg);
      return reply.data as Account;
    },
    /** Gives an account a password and signs it in. */
    async enter({ id, username }: Account) {
      await call('adminUpdatePassword', { userId: id, newPassWord: NEW_PASSWORD }, admin);
      const { data } = await server.login(username, 'companyUser', NEW_PASSWORD);
      return data.access_token as string;
    },
  };
}
