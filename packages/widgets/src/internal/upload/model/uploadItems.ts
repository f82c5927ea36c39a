import type { ContentProblem } from '../../../fileContent';

/** The response of a server to an upload. */
export interface UploadedFile {
  /** Stored path of the file. */
  path: string;
  /** Name that the server gave it. @default the name of the sent file */
  name?: string | undefined;
  [key: string]: unknown;
}

/**
 * Why an upload failed: its content is not of its extension, the host refuses it whatever is tried
 * (`FileRefusal`), or sending it failed.
 */
export interface UploadFailure {
  reason: 'content' | 'refusal' | 'server';
  /** Reason of the server or the network, in the reader's language; may be empty. */
  message: string;
  /** The problem of a content. */
  problem?: ContentProblem | undefined;
}

export type UploadStatus = 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';

/** A file on its way to the server. It is transient: a value has finished files only. */
export interface UploadItem {
  /** Key among the items of one field. */
  uid: string;
  file: File;
  status: UploadStatus;
  /** Sent fraction from 0 to 1; `null` while it is unknown. */
  fraction: number | null;
  /** The response once it is `done`. */
  result: UploadedFile | null;
  /** The failure once it has `failed`. */
  failure: UploadFailure | null;
  /** Whether the value has had it. An item that the value has no longer was removed from it. */
  isListed: boolean;
}

export type UploadAction =
  | { type: 'add'; files: readonly { uid: string; file: File }[] }
  | { type: 'start'; uid: string }
  | { type: 'progress'; uid: string; fraction: number }
  | { type: 'finish'; uid: string; result: UploadedFile }
  | { type: 'fail'; uid: string; failure: UploadFailure }
  | { type: 'cancel'; uid: string }
  | { type: 'retry'; uid: string }
  | { type: 'list'; uid: string }
  | { type: 'remove'; uids: readonly string[] };

const NEW: Omit<UploadItem, 'uid' | 'file'> = {
  status: 'waiting',
  fraction: null,
  result: null,
  failure: null,
  isListed: false,
};

/**
 * Returns the items after an action, the same list when it changes nothing. An event of an item in
 * another state, such as the late response of a cancelled one, changes nothing.
 */
export function uploadItems(
  items: readonly UploadItem[],
  action: UploadAction,
): readonly UploadItem[] {
  switch (action.type) {
    case 'add':
      return [...items, ...action.files.map(({ uid, file }) => ({ uid, file, ...NEW }))];
    case 'remove':
      return items.some(({ uid }) => action.uids.includes(uid))
        ? items.filter(({ uid }) => !action.uids.includes(uid))
        : items;
    default: {
      const item = items.find(({ uid }) => uid === action.uid);
      const changed = item && changedItem(item, action);
      return changed ? items.map((one) => (one === item ? changed : one)) : items;
    }
  }
}

type ItemAction = Exclude<UploadAction, { type: 'add' | 'remove' }>;

function changedItem(item: UploadItem, action: ItemAction): UploadItem | null {
  const { status } = item;
  const isSent = status === 'uploading';
  switch (action.type) {
    case 'start':
      return status === 'waiting' ? { ...item, status: 'uploading' } : null;
    case 'progress':
      return isSent ? { ...item, fraction: Math.min(1, Math.max(0, action.fraction)) } : null;
    case 'finish':
      return isSent ? { ...item, status: 'done', fraction: 1, result: action.result } : null;
    case 'fail':
      return isSent ? { ...item, status: 'failed', failure: action.failure } : null;
    case 'cancel':
      return isSent || status === 'waiting'
        ? { ...item, status: 'cancelled', fraction: null }
        : null;
    case 'retry':
      return status === 'failed' || status === 'cancelled' ? { ...item, ...NEW } : null;
    case 'list':
      return status === 'done' && !item.isListed ? { ...item, isListed: true } : null;
  }
}

/** Returns the waiting items that may start now, when at most `limit` are sent at once. */
export function nextUploads(items: readonly UploadItem[], limit: number): readonly UploadItem[] {
  const sent = items.filter(({ status }) => status === 'uploading').length;
  return items
    .filter(({ status }) => status === 'waiting')
    .slice(0, Math.max(0, Math.max(1, limit) - sent));
}

const isOnItsWay = ({ status }: UploadItem) => status === 'waiting' || status === 'uploading';

/** Whether an item waits or is being sent. */
export const hasUploads = (items: readonly UploadItem[]): boolean => items.some(isOnItsWay);

/**
 * Returns why a form must not be saved yet: files are on their way, or failed and are neither sent
 * again nor removed; `null` when all is finished.
 */
export function uploadProblem(items: readonly UploadItem[]): 'unfinished' | 'failed' | null {
  if (hasUploads(items)) return 'unfinished';
  return items.some(({ status }) => status === 'failed') ? 'failed' : null;
}
