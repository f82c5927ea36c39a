import type { TestServer } from '../../resources/resourceCases.fixtures';

let number = 0;

/** Returns short ways to administer people on a server, each with a token of its own. */
export function peopleOf(server: TestServer, token: string) {
  const call = async (path: string, input: object, as = token) =>
    server.call(path, input, { token: as });
  const newest = async (path: string, id: string) =>
    (await call(`${path}/getList`, { searchParam: JSON.stringify({ SEARCH_EQ_id: id }) })).data
      .content[0] as Record<string, unknown> & { id: string; version: number };
  /** Saves a new row and returns it. */
  const saved = async (path: string, draft: object) => {
    const reply = await call(`${path}/save`, draft);
    if (reply.status !== 200) throw new Error(reply.msg);
    return reply.data as { id: string; version: number };
  };
  return {
    call,
    newest,
    addRole: async (draft: object = {}) => {
      number += 1;
      const names = { roleCode: `TEST_${number}`, roleName: `测试角色${number}` };
      return saved('/sysRoles', { ...names, userType: 'serviceUser', ...draft });
    },
    addUser: async (draft: object = {}) => {
      number += 1;
      return saved('/sysUsers', {
        username: `tester_${number}`,
        realname: `测试员${number}`,
        ...draft,
      });
    },
    addDepartment: async (draft: object = {}) => {
      number += 1;
      return saved('/sysDept', { deptName: `测试部门${number}`, ...draft });
    },
    /** Changes the newest version of a row. */
    change: async (path: string, id: string, changes: object, as = token) => {
      const { version } = await newest(path, id);
      return call(`${path}/update`, { id, version, ...changes }, as);
    },
    /** Sets a password and returns a token of the account. */
    open: async (id: string, username: string) => {
      const password = `Zhuhai@${id.slice(-8)}`;
      await call('/sysUsers/updatePassword', { userId: id, newPassWord: password });
      const { data, msg } = await server.login(username, 'serviceUser', password);
      if (!data) throw new Error(msg);
      return data.access_token as string;
    },
  };
}
