import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  ConfirmDialog,
  Heading,
  IconButton,
  Menu,
  Pagination,
  Skeleton,
  Tag,
  Text,
  TextField,
  useTexts,
  type MenuItem,
} from '@mingjian/ui';
import { ArrowLeft, ArrowRight, MoreHorizontal, Pencil, Save, Trash2 } from 'lucide-react';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { ProblemContext } from './model/problems';
import { isPeerOf, SAVED_PAGE_SIZE, stateOfSaved, type SavedFilter } from './model/savedFilter';
import type { SavedFiltersState } from './useSavedFilters';

export interface SavedFiltersProps {
  saved: SavedFiltersState;
  context: ProblemContext;
  /** Opens a filter in the dialog. */
  onOpen(filter: SavedFilter): void;
  /** Replaces the stored conditions of a filter with the dialog's. `undefined` while invalid. */
  onUpdate: ((filter: SavedFilter) => Promise<void>) | undefined;
}

type Task = { kind: 'rename' | 'update' | 'remove'; filter: SavedFilter };

/** The stored filters: each opens with a press, and has a menu of its own. */
export function SavedFilters({ saved, context, onOpen, onUpdate }: SavedFiltersProps) {
  const t = useTexts(advancedFilterTexts);
  const [task, setTask] = useState<Task | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => setTask(null);
  const attempt = async (operation: () => Promise<void>) => {
    setFailure(null);
    try {
      await operation();
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t.failed);
    }
  };
  const asked = task?.kind === 'rename' ? null : task;

  return (
    <S.Saved aria-label={t.saved}>
      <Heading level={3} size="title">
        {t.saved}
      </Heading>
      {saved.isLoading && <Skeleton />}
      {saved.error !== null && (
        <Alert
          tone="danger"
          title={t.savedFailed}
          action={
            <Button size="small" onClick={saved.retry}>
              {t.retry}
            </Button>
          }
        >
          {saved.error}
        </Alert>
      )}
      {failure !== null && (
        <Alert tone="danger" title={t.failed}>
          {failure}
        </Alert>
      )}
      {!saved.isLoading && saved.error === null && saved.total === 0 && (
        <Text tone="muted">{t.savedNone}</Text>
      )}
      {saved.filters.length > 0 && (
        <ul>
          {saved.filters.map((filter) => (
            <li key={filter.id}>
              {task?.kind === 'rename' && task.filter.id === filter.id ? (
                <RenameForm
                  name={filter.name}
                  onClose={close}
                  onRename={(name) => attempt(async () => saved.rename(filter, name))}
                />
              ) : (
                <SavedFilterItem
                  filter={filter}
                  context={context}
                  onOpen={() => onOpen(filter)}
                  items={itemsOf(filter)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {saved.total > SAVED_PAGE_SIZE && (
        <Pagination
          value={{ page: saved.page, pageSize: SAVED_PAGE_SIZE }}
          pageSizes={[SAVED_PAGE_SIZE]}
          total={saved.total}
          onValueChange={({ page }) => saved.setPage(page)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        title={asked && (asked.kind === 'remove' ? t.askDelete : t.askUpdate)(asked.filter.name)}
        confirmLabel={asked?.kind === 'remove' ? t.delete : t.update}
        tone={asked?.kind === 'remove' ? 'danger' : 'primary'}
        onConfirm={async () => {
          if (!asked) return;
          const { kind, filter } = asked;
          await attempt(async () =>
            kind === 'remove' ? saved.remove(filter) : onUpdate?.(filter),
          );
        }}
      >
        {asked?.kind === 'remove' ? t.deleteNote : t.updateNote}
      </ConfirmDialog>
    </S.Saved>
  );

  function itemsOf(filter: SavedFilter): MenuItem[] {
    const peers = saved.filters.filter(isPeerOf(filter));
    const move = saved.move;
    const moveBy = (by: -1 | 1) => () => void (move && attempt(async () => move(filter, by)));
    const ask = (kind: Task['kind']) => () => setTask({ kind, filter });
    return [
      { key: 'rename', label: t.rename, icon: Pencil, onSelect: ask('rename') },
      { key: 'update', label: t.update, icon: Save, disabled: !onUpdate, onSelect: ask('update') },
      ...(move
        ? [
            {
              key: 'earlier',
              label: t.earlier,
              icon: ArrowLeft,
              disabled: peers[0] === filter,
              onSelect: moveBy(-1),
            },
            {
              key: 'later',
              label: t.later,
              icon: ArrowRight,
              disabled: peers.at(-1) === filter,
              onSelect: moveBy(1),
            },
          ]
        : []),
      { key: 'remove', label: t.delete, icon: Trash2, tone: 'danger', onSelect: ask('remove') },
    ];
  }
}

interface SavedFilterItemProps {
  filter: SavedFilter;
  context: ProblemContext;
  items: readonly MenuItem[];
  onOpen(): void;
}

/** A stored filter: what is wrong with it is beside its name. */
function SavedFilterItem({ filter, context, items, onOpen }: SavedFilterItemProps) {
  const t = useTexts(advancedFilterTexts);
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
      {filter.canEdit !== false && (
        <Menu
          label={t.actions(filter.name)}
          items={items}
          trigger={<IconButton icon={MoreHorizontal} size="small" label={t.actions(filter.name)} />}
        />
      )}
    </>
  );
}

interface RenameFormProps {
  name: string;
  onRename(name: string): Promise<void>;
  onClose(): void;
}

function RenameForm({ name: current, onRename, onClose }: RenameFormProps) {
  const t = useTexts(advancedFilterTexts);
  const [name, setName] = useState(current);
  const [isMissing, setMissing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.select(), []);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    await onRename(name.trim());
    onClose();
  };
  return (
    <S.Rename noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t.name}
        hideLabel
        required
        size="small"
        maxLength={64}
        ref={inputRef}
        value={name}
        error={isMissing ? t.nameRequired : undefined}
        onValueChange={setName}
      />
      <Button type="submit" size="small" tone="primary">
        {t.rename}
      </Button>
      <Button size="small" onClick={onClose}>
        {t.cancel}
      </Button>
    </S.Rename>
  );
}
