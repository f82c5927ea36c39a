import { Button, IconButton, Menu, Tag, mirrored, useTexts, type MenuItem } from '@mingjian/ui';
import { ArrowLeft, ArrowRight, MoreHorizontal, Pencil, Save, Trash2 } from 'lucide-react';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { ProblemContext } from './model/problems';
import { stateOfSaved, type SavedFilter } from './model/savedFilter';

const Backward = mirrored(ArrowLeft);
const Forward = mirrored(ArrowRight);

/** A change of a stored filter that its menu starts. */
export interface SavedTask {
  kind: 'rename' | 'update' | 'remove';
  filter: SavedFilter;
}

export interface SavedFilterItemProps {
  filter: SavedFilter;
  context: ProblemContext;
  /** The filters that it can be moved among, in order. */
  peers: readonly SavedFilter[];
  /** Whether the dialog's conditions can replace those of the filter. */
  canUpdate: boolean;
  /** `undefined` where the order is fixed. */
  onMove: ((by: -1 | 1) => void) | undefined;
  onOpen(): void;
  onTask(kind: SavedTask['kind']): void;
}

/** A stored filter: what is wrong with it is beside its name. */
export function SavedFilterItem({ context, onOpen, ...menu }: SavedFilterItemProps) {
  const t = useTexts(advancedFilterTexts);
  const { filter } = menu;
  const state = stateOfSaved(filter, context);
  return (
    <>
      <Button size="small" onClick={onOpen}>
        {filter.name}
      </Button>
      {filter.scope === 'team' && <Tag>{filter.owner ? t.of(filter.owner) : t.shared}</Tag>}
      {state !== 'usable' && (
        <Tag tone={state === 'gone' ? 'warning' : 'danger'}>
          {state === 'gone' ? t.goneState : t.unreadable}
        </Tag>
      )}
      {filter.canEdit !== false && <SavedFilterMenu {...menu} />}
    </>
  );
}

type SavedFilterMenuProps = Omit<SavedFilterItemProps, 'context' | 'onOpen'>;

function SavedFilterMenu({ filter, peers, canUpdate, onMove, onTask }: SavedFilterMenuProps) {
  const t = useTexts(advancedFilterTexts);
  const start = (kind: SavedTask['kind']) => () => onTask(kind);
  const moves: MenuItem[] = onMove
    ? [
        {
          key: 'earlier',
          label: t.earlier,
          icon: Backward,
          disabled: peers[0] === filter,
          onSelect: () => onMove(-1),
        },
        {
          key: 'later',
          label: t.later,
          icon: Forward,
          disabled: peers.at(-1) === filter,
          onSelect: () => onMove(1),
        },
      ]
    : [];
  return (
    <Menu
      label={t.actions(filter.name)}
      items={[
        { key: 'rename', label: t.rename, icon: Pencil, onSelect: start('rename') },
        {
          key: 'update',
          label: t.update,
          icon: Save,
          disabled: !canUpdate,
          onSelect: start('update'),
        },
        ...moves,
        { key: 'remove', label: t.delete, icon: Trash2, tone: 'danger', onSelect: start('remove') },
      ]}
      trigger={<IconButton icon={MoreHorizontal} size="small" label={t.actions(filter.name)} />}
    />
  );
}
