/**
 * Writes docs/calls.md, the catalogue of every call, from the contract and the server's handlers.
 * The page is not in the repository, because every branch that serves a call would conflict in it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { servedCalls } from '../apps/server/src/features/features';
import { SCREENLESS, UNSERVED } from './calls/reasons';
import { contract, type AnyCall, type Area } from '../packages/api/src/index';

const PAGE = fileURLToPath(new URL('../docs/calls.md', import.meta.url));

const INTRODUCTION = `# Every call

Written by \`npm run docs:calls\` from the contract (\`packages/api/src/contract\`) and the reference server. Do not edit.

- **Method**: \`GET POST\` is served by both; its input is then in the query or in the body.
- **Effect**: a \`change\` is one transaction and idempotent by key; \`selfManaged\` says that the handler sees to it.
- **Sends**: how the input travels. \`{name}\` in a path is filled from the input.
- **Session**: whether the call needs one.
- **State**: a call that is not served answers 501. A reason stands beside calls that the server does not serve, and
  beside those that no screen makes.
`;

const page = describeCalls(Object.entries(contract), servedCalls);
writeFileSync(PAGE, page);
console.log(`${PAGE} written.`);

function describeCalls(areas: readonly [string, Area][], served: ReadonlySet<string>): string {
  const calls = areas.flatMap(([, area]) => Object.values(area));
  if (calls.length === 0)
    throw new Error('The contract has no calls: something is wrong with its import.');
  const answered = calls.filter((call) => isServed(call, served)).length;
  const total = `${calls.length} calls in ${areas.length} areas, ${answered} of them served.`;
  const described = areas.map(([name, area]) => describeArea(name, area, served));
  return `${INTRODUCTION}\n${total}\n\n${described.join('\n')}`;
}

function describeArea(name: string, area: Area, served: ReadonlySet<string>): string {
  const rows = Object.entries(area).map(([key, call]) => describeCall(key, call, served));
  return [
    `## ${name}\n`,
    '| Call | Method | Path | Effect | Module | Sends | Session | State |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function describeCall(name: string, call: AnyCall, served: ReadonlySet<string>): string {
  const method = call.alsoPost ? `${call.method} POST` : call.method;
  const state = isServed(call, served)
    ? joined('served', SCREENLESS[call.path])
    : joined('not served', UNSERVED[call.path]);
  const session = call.open ? 'no' : 'yes';
  const { path, effect, module, sends } = call;
  const cells = [`\`${name}\``, method, `\`${path}\``, effect, module, sends, session, state];
  return `| ${cells.join(' | ')} |`;
}

function joined(state: string, reason: string | undefined): string {
  return reason ? `${state}. ${reason}.` : state;
}

function isServed({ method, path }: AnyCall, served: ReadonlySet<string>): boolean {
  return served.has(`${method} ${path}`);
}
