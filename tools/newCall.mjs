import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run new:call orderBase getServiceTeam orders`: serves a call of the contract. Writes its
 * handler and a test that fails until it says what the call promises, and binds it in the feature.
 */
const [area, call, feature] = process.argv.slice(2);
const root = process.env.NEW_ROOT ?? path.resolve(import.meta.dirname, '..');
const folder = `apps/server/src/features/${feature}`;
const at = (file) => path.join(root, file);

if (!area || !call || !feature || !existsSync(at(`${folder}/feature.ts`))) {
  stop(
    'Usage: npm run new:call orderBase getServiceTeam orders – the area and the call of the contract, the feature of the server.',
  );
}
const described = describedCall();
if (!described)
  stop(`The contract has no call ${area}.${call}: describe it first (CONTRIBUTING.md).`);
if (existsSync(at(`${folder}/${call}.ts`))) stop(`${folder}/${call}.ts exists already.`);

writeFileSync(
  at(`${folder}/${call}.ts`),
  `import type { ${area}, InputOf, OutputOf } from '@mingjian/api';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { say } from '../../texts';

type Call = (typeof ${area})['${call}'];

/** Returns what the call promises. Keep to the caller's scope: see \`withinScope\`. */
export async function ${call}(
  _input: InputOf<Call>,
  _caller: Caller,
  _backend: Backend,
): Promise<OutputOf<Call>> {
  throw refusal(501, say, (t) => t.notAvailable);
}
`,
);
const sending = described.method === 'GET' ? "{ token, method: 'GET' }" : '{ token }';
writeFileSync(
  at(`${folder}/${call}.test.ts`),
  `import { createTestServer } from '../../testing/testServer';

describe('${described.path}', () => {
  it('promises something', async () => {
    const server = await createTestServer();
    const token = await server.signIn('officer');

    const reply = await server.call('${described.path}', {}, ${sending});

    expect.fail(\`Say what the call promises; it responds \${reply.status}.\`);
  });
});
`,
);
bindCall();
console.log(
  `${folder}/${call}.ts, ${call}.test.ts and feature.ts: ${described.method} ${described.path}`,
);

function describedCall() {
  const base = at('packages/api/src/contract');
  for (const file of readdirSync(base, { recursive: true }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const text = readFileSync(path.join(base, file), 'utf8');
    const start = text.search(new RegExp(`export const ${area} = \\{`));
    if (start < 0) continue;
    const found = new RegExp(`\\b${call}: (get|read|change|changeByGet)\\(\\s*'([^']+)'`).exec(
      text.slice(start),
    );
    if (found) return { method: /get/i.test(found[1]) ? 'GET' : 'POST', path: found[2] };
  }
  return undefined;
}

function bindCall() {
  const file = at(`${folder}/feature.ts`);
  let text = readFileSync(file, 'utf8');
  const imported = new RegExp(`\\b${area}(?: as (\\w+))?\\b[^;]*from '@mingjian/api'`).exec(text);
  const local = imported?.[1] ?? area;
  const line = `${call}: async (input, caller, backend) => ${call}(input, caller, backend),`;
  const bound = new RegExp(`bind\\(${local}\\)\\.(?:part|to)\\(\\{\\n`).exec(text);
  if (bound) {
    const end = bound.index + bound[0].length;
    text = `${text.slice(0, end)}      ${line}\n${text.slice(end)}`;
  } else {
    text = text.replace(/calls: \[\n?/, `calls: [\n    bind(${local}).part({ ${line} }),\n    `);
    if (!/import \{[^}]*\bbind\b/.test(text))
      text = `import { bind } from '../../http/bind';\n${text}`;
    if (!imported) text = `import { ${area} } from '@mingjian/api';\n${text}`;
  }
  const last = text.lastIndexOf('\nimport ');
  const end = text.indexOf(';\n', last) + 2;
  writeFileSync(
    file,
    `${text.slice(0, end)}import { ${call} } from './${call}';\n${text.slice(end)}`,
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
