import {
  beijing,
  materials as materialCalls,
  splitIds,
  UNGROUPED,
  type MaterialFile,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { inputFailure, notFound } from '../../failure';
import { bind } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { ANY_ROLE, MATERIAL_EDITORS } from '../../roles';

import { folderTree } from './resource';
import { folderIn, SHARED, within, type Library } from './library';
import { materialTexts } from './texts';

/** The calls of the libraries. */
export const materialArea = bind(materialCalls).to({
  getSourceTree: async (_, caller, { db }) => {
    demandRight(caller, ANY_ROLE);
    return folderTree(caller, caller, db);
  },
  getFileList: async ({ folderId }, caller, { db }) => {
    demandRight(caller, ANY_ROLE);
    return filesOf(caller, folderId, db);
  },
  getSharedTree: async (_, caller, { db }) => {
    demandRight(caller, ANY_ROLE);
    return folderTree(SHARED, caller, db);
  },
  getSharedFileList: async ({ folderId }, caller, { db }) => {
    demandRight(caller, ANY_ROLE);
    return filesOf(SHARED, folderId, db);
  },
  moveFiles: async ({ folderId, checkedFileIds }, caller, { db }) => {
    demandRight(caller, MATERIAL_EDITORS);
    const target = await folderIn(folderId, caller, db);
    const ids = await ownIds(checkedFileIds, caller, db);
    await db.updateTable('materials').set({ folderId: target }).where('id', 'in', ids).execute();
  },
  deleteFiles: async ({ checkedFileIds }, caller, { db }) => {
    demandRight(caller, MATERIAL_EDITORS);
    const ids = await ownIds(checkedFileIds, caller, db);
    await db.deleteFrom('materials').where('id', 'in', ids).execute();
  },
});

/** Returns the pictures of a folder, the newest first; those of one second by name. */
async function filesOf(library: Library, folderId: string, db: Db): Promise<MaterialFile[]> {
  const rows = await db
    .selectFrom('materials as m')
    .innerJoin('uploadedFiles as f', 'f.id', 'm.fileId')
    .select(['m.id', 'f.name', 'f.path', 'f.size', 'm.createdAt'])
    .where(within(library, 'm.companyId'))
    .where('m.folderId', 'is not distinct from', folderId === UNGROUPED ? null : folderId)
    .orderBy('m.createdAt', 'desc')
    .orderBy('f.name')
    .orderBy('m.id')
    .execute();
  return rows.map(({ id, name, path, size, createdAt }) => ({
    id,
    folderId,
    originalName: name,
    filePath: path,
    size: Number(size),
    createTime: beijing(createdAt),
  }));
}

/** Returns comma-joined ids, all of them of the caller's library. */
async function ownIds(joined: string, caller: Caller, db: Db): Promise<string[]> {
  const ids = splitIds(joined);
  if (ids.length === 0)
    throw inputFailure([['checkedFileIds', materialTexts((t) => t.noFiles)]], caller.language);
  const found = await db
    .selectFrom('materials')
    .select('id')
    .where('id', 'in', ids)
    .where(within(caller, 'companyId'))
    .forUpdate()
    .execute();
  if (found.length < ids.length) throw notFound();
  return ids;
}

/** Puts an uploaded file into a folder of the caller's library. Returns the id of the material. */
export async function addMaterial(
  fileId: string,
  folderId: string,
  caller: Caller,
  { db, now }: { db: Db; now: Date },
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('materials')
    .values({
      id,
      folderId: await folderIn(folderId, caller, db),
      companyId: caller.companyId,
      fileId,
      createdAt: now,
    })
    .execute();
  return id;
}
