import type { LocalTexts, MenuItem } from '@mingjian/ui';
import {
  History,
  Link2,
  Pencil,
  RefreshCw,
  Save,
  SaveAll,
  Star,
  StarOff,
  Trash2,
  Undo2,
  User,
  Users,
} from 'lucide-react';
import type { ViewsState } from './useViews';
import type { viewsTexts } from './views.texts';
import type { ListView } from './viewStore';

/** The operations of the view menu. */
export interface ViewOperations {
  /** Runs an operation at once and reports its result. */
  run(operation: () => Promise<void>, doneText: string): void;
  onSaveAs(): void;
  onRename(view: ListView): void;
  onRemove(view: ListView): void;
  onVersions(view: ListView): void;
  onCopyLink(view: ListView): void;
}

type Texts = LocalTexts<(typeof viewsTexts)['zh']>;

/**
 * Returns the items of the view menu: the plain list, personal views, shared views, and operations
 * on the current view.
 */
export function viewItems(state: ViewsState, operations: ViewOperations, t: Texts): MenuItem[] {
  const personal = state.views.filter(({ scope }) => scope === 'personal');
  const shared = state.views.filter(({ scope }) => scope !== 'personal');
  const itemOf = (view: ListView): MenuItem => {
    const hint = hintOf(view, t);
    return {
      key: view.id,
      label: view.name,
      checked: view.id === state.current?.id,
      ...(hint !== '' && { hint }),
      onSelect: () => state.open(view),
    };
  };
  return [
    {
      key: '#plain',
      label: t.plain,
      checked: state.current === null,
      onSelect: () => state.open(null),
    },
    ...personal.map(itemOf),
    ...(shared.length > 0 ? [{ key: '#others', separator: true } as const] : []),
    ...shared.map(itemOf),
    { key: '#acts', separator: true },
    ...(state.error === null
      ? []
      : [
          {
            key: '#reload',
            label: t.reload,
            icon: RefreshCw,
            hint: t.loadFailed,
            onSelect: state.reload,
          },
        ]),
    ...(state.current && state.isChanged ? changedItems(state, state.current, operations, t) : []),
    { key: '#saveAs', label: t.saveAs, icon: SaveAll, onSelect: operations.onSaveAs },
    ...(state.current ? currentItems(state, state.current, operations, t) : []),
  ];
}

function hintOf({ scope, owner, isDefault }: ListView, t: Texts): string {
  const audience = scope === 'personal' ? '' : owner ? t.ownedBy(t[scope], owner) : t[scope];
  return [audience, isDefault ? t.isDefault : ''].filter(Boolean).join(' · ');
}

/** Returns the reason why the reader cannot save a view: the lists of others open with it. */
function refusalOf(
  { canSetTeamDefault }: ViewsState,
  { scope, isDefault }: Pick<ListView, 'scope' | 'isDefault'>,
  t: Texts,
): string | undefined {
  return scope === 'team' && isDefault && !canSetTeamDefault ? t.adminsOnly : undefined;
}

function changedItems(
  state: ViewsState,
  view: ListView,
  { run }: ViewOperations,
  t: Texts,
): MenuItem[] {
  const restore: MenuItem = {
    key: '#restore',
    label: t.restore(view.name),
    icon: Undo2,
    onSelect: () => state.open(view),
  };
  const save: MenuItem = {
    key: '#save',
    label: t.save,
    icon: Save,
    disabledReason: refusalOf(state, view, t),
    onSelect: () => run(state.saveCurrent, t.saved),
  };
  return view.canEdit ? [save, restore] : [restore];
}

function currentItems(
  state: ViewsState,
  view: ListView,
  operations: ViewOperations,
  t: Texts,
): MenuItem[] {
  const { run, onRename, onRemove, onVersions, onCopyLink } = operations;
  const change = (
    key: string,
    label: string,
    icon: typeof Star,
    patch: Parameters<ViewsState['change']>[1],
  ): MenuItem => ({
    key,
    label,
    icon,
    disabledReason: refusalOf(state, { ...view, ...patch }, t),
    onSelect: () => run(() => state.change(view, patch), t.saved),
  });
  const link: MenuItem[] = state.linkOf
    ? [{ key: '#link', label: t.copyLink, icon: Link2, onSelect: () => onCopyLink(view) }]
    : [];
  if (!view.canEdit) return link;
  return [
    {
      key: '#rename',
      label: t.rename,
      icon: Pencil,
      disabledReason: refusalOf(state, view, t),
      onSelect: () => onRename(view),
    },
    ...(view.scope === 'personal'
      ? [change('#publish', t.publish, Users, { scope: 'team', isDefault: false })]
      : []),
    ...(view.scope === 'team'
      ? [change('#unpublish', t.unpublish, User, { scope: 'personal', isDefault: false })]
      : []),
    view.isDefault
      ? change('#noDefault', t.noDefault, StarOff, { isDefault: false })
      : change('#default', t.makeDefault, Star, { isDefault: true }),
    ...(state.versions
      ? [{ key: '#versions', label: t.versions, icon: History, onSelect: () => onVersions(view) }]
      : []),
    ...link,
    {
      key: '#remove',
      label: t.remove,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onRemove(view),
    },
  ];
}
