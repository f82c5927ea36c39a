import {
  itemProblems,
  readGroups,
  type InputOf,
  type ItemProblem,
  type products,
} from '@mingjian/api';
import { inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { changeStored } from '../../resources/resourceWrites';
import { saveConflict } from '../../resources/saveConflict';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { PRODUCT_EDITORS } from '../../roles';
import type { Wording } from '../../texts';
import { productResource, PUBLISHED_FIELDS } from './resource';
import { productTexts } from './texts';

/**
 * Puts the draft of a product in force as its next version. Orders that are running keep theirs.
 * Throws 409 with a `SaveConflict` when the draft is a newer one than the caller has read.
 */
export async function publishProduct(
  { id, version }: InputOf<typeof products.publish>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, PRODUCT_EDITORS);
  const { db } = backend;
  const now = backend.now();
  const [stored] = await lockRows(productResource, [id], caller, db);
  if (!stored || stored.deletedAt !== null) throw notFound();
  if (stored.version !== version)
    throw await saveConflict(productResource, { stored, version, wanted: {} }, caller, backend);

  const draft = await db
    .selectFrom('products')
    .select([...PUBLISHED_FIELDS, 'publishedVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { publishedVersion, itemList, ...terms } = draft;
  const problem = problemOf(itemList, terms.collectItems);
  if (problem) throw inputFailure([problem], caller.language);
  const released = await db
    .selectFrom('productVersions')
    .select(PUBLISHED_FIELDS)
    .where('productId', '=', id)
    .where('version', '=', publishedVersion ?? 0)
    .executeTakeFirst();
  if (released && PUBLISHED_FIELDS.every((field) => released[field] === draft[field]))
    throw refusal(409, productTexts, (t) => t.unchanged);

  const next = (publishedVersion ?? 0) + 1;
  await db
    .insertInto('productVersions')
    .values({
      ...terms,
      itemList: itemList!,
      productId: id,
      version: next,
      publishedAt: now,
      publishedBy: caller.userId,
    })
    .execute();
  await changeStored(
    productResource,
    stored,
    { publishedVersion: next, publishTime: now },
    { caller, now, db },
  );
  return readRow(productResource, id, caller, backend);
}

/** Returns why a draft cannot be published, with its field. */
function problemOf(
  itemList: string | null,
  collectItems: string | null,
): [field: string, wording: Wording] | undefined {
  const groups = readGroups(itemList ?? '') ?? [];
  if (groups.length === 0) return ['itemList', productTexts((t) => t.noItems)];
  const problems = itemProblems(groups);
  const [first] = problems;
  if (first) {
    const more = problems.length - 1;
    return [
      'itemList',
      (language) => productTexts((t) => t.badItems(textOf(first)(language), more))(language),
    ];
  }
  const codes = new Set(groups.map(({ groupCode }) => groupCode));
  const unknown = (JSON.parse(collectItems ?? '[]') as string[]).find((code) => !codes.has(code));
  return unknown === undefined
    ? undefined
    : ['collectItems', productTexts((t) => t.unknownGroup(unknown))];
}

const textOf =
  ({ group, item, problem }: ItemProblem): Wording =>
  (language) => {
    const place = item === undefined ? group : `${group} › ${item}`;
    return `${place}（${productTexts((t) => t[problem])(language)}）`;
  };
