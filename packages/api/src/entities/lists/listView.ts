import { boolean, object, string } from 'yup';
import { idText, versionNumber, word } from '../../schema';

/**
 * Who sees a view: its owner alone, everybody in the owner's company, or the holders of a role
 * there.
 */
export type ListViewScope = 'personal' | 'team' | 'role';

/** A list as somebody saved it under a name. */
export interface ListView {
  id: string;
  pageCode: string;
  name: string;
  scope: ListViewScope;
  /** The role that it is for; `null` unless `scope` is `role`. */
  roleCode: string | null;
  /** Whether the page opens with it: at most one of a person, a company, a role. */
  isDefault: boolean;
  /** JSON text in the list's own format. */
  state: string;
  /** Name of who made it. */
  owner: string;
  /** Whether the caller may change it. */
  canEdit: boolean;
  /** Raised by one with every save. A save names the version that it was made from. */
  version: number;
}

/** An earlier state of a view. */
export interface ListViewVersion {
  /** Version of the view that had it first. */
  version: number;
  /** JSON text in the list's own format. */
  state: string;
  /** Name of who saved it; `null` when the account no longer exists. */
  savedBy: string | null;
  /** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
  savedAt: string;
}

/** Names a page. */
export const listViewPage = object({ pageCode: word().min(1).required() });

/** Schema of the writable fields of a view. The server sets its owner. */
export const listViewDraft = object({
  id: idText(),
  pageCode: word().min(1).required(),
  name: word().min(1).required(),
  scope: string<ListViewScope>().oneOf(['personal', 'team', 'role']).required(),
  /** Only for `role`; without it the caller's first. */
  roleCode: word(),
  isDefault: boolean(),
  /** JSON text, 64 KB at most. */
  state: string().max(65_536).required(),
  /** Version that a change was made from; required with `id`. */
  version: versionNumber(),
});

/** Writable fields of a view. */
export type ListViewDraft = typeof listViewDraft.__outputType;
