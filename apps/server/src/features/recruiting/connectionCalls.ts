import type { AtsConfig, InputOf, moka, recruitingConnections } from '@mingjian/api';
import { newId } from '../../database/ids';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { createRow, updateRow } from '../../resources/resourceWrites';
import { demandRight, withinScope } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import { adapters } from './adapters/adapters';
import { connectionResource } from './resource';
import { packagesIn } from './packages';
import type { RecruitingSystem } from './tables';

/** Returns the connection of a company to a system, without its secrets; `null` for none. */
export async function configOf(
  atsType: RecruitingSystem,
  { companyId }: { companyId: string },
  caller: Caller,
  backend: Backend,
): Promise<AtsConfig | null> {
  demandRight(caller, ADMINISTRATORS);
  const stored = await storedOf(atsType, companyId, caller, backend);
  if (!stored) return null;
  const row = await readRow(connectionResource, stored.id, caller, backend);
  return {
    companyId,
    atsType,
    accountId: row.accountId,
    enabled: row.enabled,
    packages: row.packages ?? '[]',
    lastSyncTime: row.lastSyncTime,
    hasSigningKey: stored.signingKey !== null,
    secretSetTime: row.secretSetTime,
  };
}

/** Stores the connection of a company. A secret that is left out stays. */
export async function saveConfig(
  atsType: RecruitingSystem,
  { companyId, ...draft }: InputOf<typeof moka.saveConfig>,
  caller: Caller,
  backend: Backend,
): Promise<AtsConfig> {
  demandRight(caller, ADMINISTRATORS);
  const given = Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined),
  );
  const stored = await storedOf(atsType, companyId, caller, backend);
  if (stored) {
    const changes = { id: stored.id, version: stored.version, ...given };
    await updateRow(connectionResource, changes, caller, backend);
  } else await createRow(connectionResource, { companyId, atsType, ...given }, caller, backend);
  return (await configOf(atsType, { companyId }, caller, backend))!;
}

const storedOf = async (
  atsType: RecruitingSystem,
  companyId: string,
  caller: Caller,
  { db }: Backend,
) =>
  db
    .selectFrom('recruitingConnections')
    .select(['id', 'version', 'signingKey'])
    .where('companyId', '=', companyId)
    .where('atsType', '=', atsType)
    .where('deletedAt', 'is', null)
    .where(withinScope(caller, 'recruitingConnections.companyId'))
    .executeTakeFirst();

/** Returns whether an event is signed with the key of a connection, by the rules of its system. */
export async function checkSignature(
  { id, headers, body }: InputOf<typeof recruitingConnections.checkSignature>,
  caller: Caller,
  backend: Backend,
) {
  const { atsType, signingKey } = await connectionOf(id, caller, backend);
  if (!signingKey) return { result: 'noKey' } as const;
  const event = { headers: headersIn(headers), body: Buffer.from(body, 'utf8') };
  return { result: adapters[atsType].verify(event, signingKey, backend.now()) };
}

/** Returns the headers of a text with one a line. */
function headersIn(text: string) {
  const headers = new Headers();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([\x20-\x7e]*)$/.exec(line) ?? [];
    if (name) headers.set(name, value!.trim());
  }
  return headers;
}

/** Returns an event as the system of a connection would send it now. */
export async function sampleOf({ id }: { id: string }, caller: Caller, backend: Backend) {
  const { atsType, signingKey, accountId, packages } = await connectionOf(id, caller, backend);
  const now = backend.now();
  const adapter = adapters[atsType];
  const body = adapter.sample({
    kind: 'order',
    eventId: `sample-${newId(now)}`,
    thirdOrderId: `sample-${newId(now)}`,
    accountId: accountId ?? 'account',
    packageId: packagesIn(packages)?.[0]?.packageId ?? 'package',
    additionalItemIds: [],
    candidate: { name: '张三', mobile: null, idCardNo: null, email: null, position: null },
    remark: null,
  });
  const headers = Object.entries(adapter.sign(body, signingKey ?? '', now));
  return { headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n'), body };
}

async function connectionOf(id: string, caller: Caller, backend: Backend) {
  demandRight(caller, ADMINISTRATORS);
  await readRow(connectionResource, id, caller, backend);
  const connection = await backend.db
    .selectFrom('recruitingConnections')
    .select(['atsType', 'signingKey', 'accountId', 'packages'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!connection) throw notFound();
  return connection;
}
