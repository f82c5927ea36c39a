import {
  files,
  materialFolders,
  materials,
  PICTURE_EXTENSIONS,
  UPLOAD_RULES,
  type Http,
} from '@mingjian/api';
import type { MaterialSource } from '@mingjian/widgets/MaterialPicker';
import { resolveAddress } from '../../base/files/useResolveUrl';
import { toFileRefusal } from '../files/toFileRefusal';

/** Limits of pictures of a library. */
export const MATERIAL_LIMITS = {
  extensions: PICTURE_EXTENSIONS,
  maxSize: UPLOAD_RULES.material.megabytes,
};

/** Returns the provider's library, which everyone reads. */
export function sharedSource(http: Http): MaterialSource {
  return {
    ...pictures(http),
    getFolders: async (options) => http.send(materials.getSharedTree, {}, options),
    getFiles: async (folderId, options) =>
      http.send(materials.getSharedFileList, { folderId }, options),
  };
}

/** Returns the library of the reader's company, or of the provider for its staff. */
export function ownSource(http: Http, canEdit: boolean): MaterialSource {
  const source: MaterialSource = {
    ...pictures(http),
    getFolders: async (options) => http.send(materials.getSourceTree, {}, options),
    getFiles: async (folderId, options) => http.send(materials.getFileList, { folderId }, options),
  };
  return canEdit ? { ...source, ...changes(http) } : source;
}

function pictures(http: Http): Pick<MaterialSource, 'resolveUrl' | 'resolveThumbnail'> {
  return { resolveUrl: resolveAddress(http), resolveThumbnail: resolveAddress(http, 'thumb') };
}

/** Number of pictures that one call changes: a list of ids is at most 64 KB long. */
const PART = 1_000;

async function inParts(ids: readonly string[], send: (joined: string) => Promise<void>) {
  for (let from = 0; from < ids.length; from += PART)
    await send(ids.slice(from, from + PART).join());
}

function changes(http: Http): Partial<MaterialSource> {
  return {
    upload: async (file, { folderId, signal, onProgress }) => {
      const stored = await http
        .send(files.upload, { folderId, file }, { signal, onProgress })
        .catch(toFileRefusal);
      return { id: stored.id ?? '', originalName: file.name, filePath: stored.path };
    },
    moveFiles: async (ids, folderId) =>
      inParts(ids, async (checkedFileIds) =>
        http.send(materials.moveFiles, { folderId, checkedFileIds }),
      ),
    deleteFiles: async (ids) =>
      inParts(ids, async (checkedFileIds) => http.send(materials.deleteFiles, { checkedFileIds })),
    saveFolder: async (draft, stored) => {
      if (!stored) return void (await http.send(materialFolders.save, draft));
      const { id, version } = stored;
      await http.send(materialFolders.update, { id, version: version ?? 1, ...draft });
    },
    deleteFolder: async ({ id }) => http.send(materialFolders.delete, { id }),
  };
}
