import type { Config } from './config';
import { DEMO_PASSWORD, demoAccounts } from './demo/people';
import { COMPANY_NAMES } from './demo/companies';
import { standardRoles } from './roles';

/** Content of the start message. */
export interface WelcomeFacts extends Pick<
  Config,
  'demo' | 'host' | 'port' | 'databaseUrl' | 'dataDir'
> {
  apiBase: string;
  hasApp: boolean;
  /** Of the administrator that this start has made. */
  adminPassword: string | undefined;
}

/** Returns the message of a server that is ready. */
export function welcome({
  demo,
  host,
  port,
  databaseUrl,
  dataDir,
  apiBase,
  hasApp,
  adminPassword,
}: WelcomeFacts) {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const lines = [
    '',
    `  明鉴 Mingjian  ${address}${hasApp ? '' : apiBase}`,
    `  数据 Data      ${databaseUrl ? 'PostgreSQL' : dataDir}`,
  ];
  if (!hasApp)
    lines.push(
      '  后台尚未构建，只有接口可用。 The back-office is not built, so only the calls are there.',
    );
  if (adminPassword) {
    lines.push(
      '',
      '  已创建管理员，密码只显示这一次。 An administrator was made; its password is shown only now.',
      `  admin  ${adminPassword}`,
    );
  }
  if (demo !== 'none') lines.push('', ...accountTable());
  return `${lines.join('\n')}\n\n`;
}

function accountTable() {
  const rows = demoAccounts.map(({ username, realname, role, company }) => {
    const { name, nameEn } = standardRoles.find(({ code }) => code === role)!;
    return [
      username,
      DEMO_PASSWORD,
      realname,
      `${name} ${nameEn}`,
      company === undefined ? '—' : COMPANY_NAMES[company]!,
    ];
  });
  const table = [
    ['账号 Account', '密码 Password', '姓名 Name', '角色 Role', '公司 Company'],
    ...rows,
  ];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((row) => widthOf(row[column]!))),
  );
  const padded = (cell: string, column: number) =>
    cell + ' '.repeat(widths[column]! - widthOf(cell));
  return table.map((row) => `  ${row.map(padded).join('  ')}`.trimEnd());
}

/** Chinese characters take two columns of a terminal. */
const widthOf = (text: string) =>
  text
    .split('')
    .reduce((width, letter) => width + (/[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹯！-｠]/.test(letter) ? 2 : 1), 0);
