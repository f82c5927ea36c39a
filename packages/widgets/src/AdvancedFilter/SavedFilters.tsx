import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  ConfirmDialog,
  Heading,
  Pagination,
  Skeleton,
  Text,
  TextField,
  useTexts,
} from '@mingjian/ui';
import * as S from './AdvancedFilter.styles';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { ProblemContext } from './model/problems';
import { isPeerOf, SAVED_PAGE_SIZE, type SavedFilter } from './model/savedFilter';
import { SavedFilterItem, type SavedTask } from './SavedFilterItem';
import type { SavedFiltersState } from './useSavedFilters';

export interface SavedFiltersProps {
  saved: SavedFiltersState;
  context: ProblemContext;
  /** Opens a filter in the dialog. */
  onOpen(filter: SavedFilter): void;
  /** Replaces the stored conditions of a filter with the dialog's. `undefined` while invalid. */
  onUpdate: ((filter: SavedFilter) => Promise<void>) | undefined;
}

/** The stored filters: each opens with a press, and has a menu of its own. */
export function SavedFilters({ saved, context, onOpen, onUpdate }: SavedFiltersProps) {
  const t = useTexts(advancedFilterTexts);
  const [task, setTask] = useState<SavedTask | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { move } = saved;
  const close = () => setTask(null);
  const attempt = async (operation: () => Promise<void>) => {
    setFailure(null);
    try {
      await operation();
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t.failed);
    }
  };

  return (
    <S.Saved aria-label={t.saved}>
      <Heading level={3} size="title">
        {t.saved}
      </Heading>
      <LoadState saved={saved} failure={failure} />
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
                  peers={saved.filters.filter(isPeerOf(filter))}
                  canUpdate={onUpdate !== undefined}
                  onMove={move && ((by) => void attempt(async () => move(filter, by)))}
                  onOpen={() => onOpen(filter)}
                  onTask={(kind) => setTask({ kind, filter })}
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
      <TaskDialog
        task={task?.kind === 'rename' ? null : task}
        onClose={close}
        onConfirm={async ({ kind, filter }) =>
          attempt(async () => (kind === 'remove' ? saved.remove(filter) : onUpdate?.(filter)))
        }
      />
    </S.Saved>
  );
}

interface LoadStateProps {
  saved: SavedFiltersState;
  /** Message of a failed change. */
  failure: string | null;
}

/** Loading, failures, or that no filter is stored. */
function LoadState({ saved, failure }: LoadStateProps) {
  const t = useTexts(advancedFilterTexts);
  return (
    <>
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
    </>
  );
}

interface TaskDialogProps {
  task: SavedTask | null;
  onClose(): void;
  onConfirm(task: SavedTask): Promise<void>;
}

/** The confirmation of an update or a removal. */
function TaskDialog({ task, onClose, onConfirm }: TaskDialogProps) {
  const t = useTexts(advancedFilterTexts);
  const isRemoval = task?.kind === 'remove';
  return (
    <ConfirmDialog
      open={task !== null}
      onClose={onClose}
      title={task && (isRemoval ? t.askDelete : t.askUpdate)(task.filter.name)}
      confirmLabel={isRemoval ? t.delete : t.update}
      tone={isRemoval ? 'danger' : 'primary'}
      onConfirm={async () => {
        if (task) await onConfirm(task);
      }}
    >
      {isRemoval ? t.deleteNote : t.updateNote}
    </ConfirmDialog>
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
