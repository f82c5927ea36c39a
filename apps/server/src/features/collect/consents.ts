import { beijing, type Consent, type ConsentKind, type ConsentRecord } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { hashOf, newId } from '../../database/ids';
import { refusal } from '../../failure';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { Language } from '../../texts';
import { CONSENT_VERSION, consentTexts } from './consentTexts';
import { recordEvidence } from './evidence';
import { ruleOf } from './groupRules';
import { purposeOf } from './groupTexts';
import { groupsOf, type OrderGroup } from './orderGroups';
import type { MovedForm } from './tables';
import { collectTexts } from './texts';

/** A consent before it is decided. */
type Asked = Omit<Consent, 'agreed'>;

/** Returns the consents that an order needs, in a language. */
export function askedConsents(
  groups: readonly OrderGroup[],
  companyName: string,
  language: Language,
): Asked[] {
  const asked = (
    kind: ConsentKind,
    groupCode: string | null,
    required: boolean,
    texts: Pick<Asked, 'title' | 'content'>,
  ): Asked => ({
    key: kind === 1 ? `1:${groupCode}` : String(kind),
    kind,
    groupCode,
    required,
    version: CONSENT_VERSION,
    ...texts,
  });
  const say = (choose: Parameters<typeof consentTexts>[0]) => consentTexts(choose)(language);
  const rules = groups.map(({ groupCode }) => ruleOf(groupCode));
  return [
    ...groups.map(({ groupCode, table, tableEn }) => {
      const name = (language === 'en' && tableEn) || table;
      const purpose = purposeOf(groupCode)(language);
      return asked(1, groupCode, groupCode === 'identity', {
        title: say((t) => t.item(name)),
        content: say((t) => t.itemText(name, purpose, companyName)),
      });
    }),
    ...(rules.some(({ isSensitive }) => isSensitive)
      ? [
          asked(2, null, true, {
            title: say((t) => t.sensitive),
            content: say((t) => t.sensitiveText(companyName)),
          }),
        ]
      : []),
    asked(3, null, true, {
      title: say((t) => t.shared),
      content: say((t) => t.sharedText(companyName)),
    }),
    ...groups
      .filter(({ groupCode }) => ruleOf(groupCode).goesAbroad)
      .slice(0, 1)
      .map(({ groupCode }) =>
        asked(4, groupCode, false, {
          title: say((t) => t.abroad),
          content: say((t) => t.abroadText),
        }),
      ),
    ...(rules.some(({ isRecorded }) => isRecorded)
      ? [
          asked(5, null, false, {
            title: say((t) => t.recorded),
            content: say((t) => t.recordedText),
          }),
        ]
      : []),
  ];
}

/** Returns the consents of an order with what its candidate decided. */
export async function consentsOf(
  form: { id: string; orderId: string },
  companyName: string,
  language: Language,
  db: Db,
): Promise<Consent[]> {
  const asked = askedConsents(await groupsOf(form.orderId, db), companyName, language);
  const decided = await newestConsents(form.id, db);
  return asked.map((consent) => {
    const own = decided.find(
      ({ kind, groupCode }) => kind === consent.kind && groupCode === consent.groupCode,
    );
    return { ...consent, agreed: own ? own.state === 'given' : null };
  });
}

/** Returns the newest decision of each consent of a form. */
async function newestConsents(formId: string, db: Db) {
  const rows = await db
    .selectFrom('collectConsents')
    .selectAll()
    .where('formId', '=', formId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const seen = new Set<string>();
  return rows.filter(({ kind, groupCode }) => {
    const key = `${kind}:${groupCode ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns the consents of a form with their proofs, for staff. */
export async function consentRecords(formId: string, db: Db): Promise<ConsentRecord[]> {
  const rows = await newestConsents(formId, db);
  return rows
    .toSorted((one, other) => one.kind - other.kind || one.title.localeCompare(other.title, 'zh'))
    .map(
      ({ kind, groupCode, title, textVersion, state, createdAt, method, address, textHash }) => ({
        kind,
        groupCode,
        title,
        version: textVersion,
        state,
        time: beijing(createdAt),
        method,
        address,
        textHash,
      }),
    );
}

/** The groups that a candidate did not agree to. */
export async function refusedGroups(formId: string, db: Db): Promise<string[]> {
  const rows = await newestConsents(formId, db);
  return rows.flatMap(({ groupCode, state }) =>
    groupCode !== null && state !== 'given' ? [groupCode] : [],
  );
}

/** Consents that a candidate decides with one signature. */
export interface Decision {
  /** Keys of the consents that are agreed to. The others are refused. */
  agreed: readonly string[];
  /** Way of signing: `drawn`, `typed` or `paper`. */
  method: string;
}

/**
 * Stores the decision on every consent of a form, which is locked. Throws 409 when a required one
 * is refused. Items that are not agreed to are waived.
 */
export async function decideConsents(
  { agreed, method }: Decision,
  form: MovedForm,
  caller: Caller,
  backend: Backend,
) {
  const { db, now } = backend;
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', form.companyId)
    .executeTakeFirstOrThrow();
  const asked = askedConsents(await groupsOf(form.orderId, db), name, caller.language);
  const missing = asked.find(({ key, required }) => required && !agreed.includes(key));
  if (missing) throw refusal(409, collectTexts, (t) => t.consentMissing(missing.title));
  for (const { key, kind, groupCode, title, content, version } of asked) {
    const row = {
      id: newId(now()),
      formId: form.id,
      kind,
      groupCode,
      state: agreed.includes(key) ? ('given' as const) : ('refused' as const),
      title,
      text: content,
      textVersion: version,
      textHash: hashOf(content),
      language: caller.language,
      method,
      address: caller.address,
      agent: caller.agent,
      createdAt: now(),
    };
    await db.insertInto('collectConsents').values(row).execute();
    const { id: subject, state, textHash } = row;
    await recordEvidence(
      { orderId: form.orderId, kind: `consent.${state}`, subject, payload: { key, textHash } },
      caller,
      backend,
    );
  }
  const refused = await refusedGroups(form.id, db);
  if (refused.length > 0)
    await db
      .updateTable('collectItems')
      .set({ status: 5 })
      .where('formId', '=', form.id)
      .where('groupCode', 'in', refused)
      .execute();
}

/** Records that every consent of a form was refused, or is withdrawn. */
export async function withdrawConsents(
  { row, actor, backend }: Moving<MovedForm>,
  state: 'refused' | 'withdrawn',
) {
  const { db, now } = backend;
  const language = actor === SYSTEM ? 'zh' : actor.language;
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', row.companyId)
    .executeTakeFirstOrThrow();
  for (const consent of await consentsOf(row, name, language, db)) {
    if (state === 'withdrawn' && consent.agreed !== true) continue;
    const id = newId(now());
    await db
      .insertInto('collectConsents')
      .values({
        id,
        formId: row.id,
        kind: consent.kind,
        groupCode: consent.groupCode,
        state,
        title: consent.title,
        text: consent.content,
        textVersion: consent.version,
        textHash: hashOf(consent.content),
        language,
        method: 'link',
        address: actor === SYSTEM ? '' : actor.address,
        agent: actor === SYSTEM ? '' : actor.agent,
        createdAt: now(),
      })
      .execute();
    const payload = { key: consent.key, textHash: hashOf(consent.content) };
    await recordEvidence(
      { orderId: row.orderId, kind: `consent.${state}`, subject: id, payload },
      actor,
      backend,
    );
  }
}
