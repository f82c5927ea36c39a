import { useHttp } from '@mingjian/api/react';
import { TextArea, useStore, useTexts } from '@mingjian/ui';
import { UserSelect } from '@mingjian/widgets/UserSelect';
import { userLoadersOf } from '../people/userLoaders';
import { isComplete, type BulkInputKind, type BulkInputStore } from './bulkInput';
import { flowTexts } from './flow.texts';

export interface BulkInputFieldProps {
  kind: BulkInputKind;
  store: BulkInputStore;
  /** Label of a person. */
  label: string;
}

/** The field of what a move of several rows needs: its reason, or a person. */
export function BulkInputField({ kind, store, label }: BulkInputFieldProps) {
  const t = useTexts(flowTexts);
  const input = useStore(store);
  const { load, resolve } = userLoadersOf(useHttp());
  const error = input.isTried && !isComplete(input, kind) ? t.needed : undefined;
  if (kind === 'person')
    return (
      <UserSelect
        label={label}
        required
        error={error}
        load={load}
        resolve={resolve}
        value={input.userId}
        onValueChange={(userId) => store.update((last) => ({ ...last, userId }))}
      />
    );
  return (
    <TextArea
      label={t.reason}
      required
      maxLength={500}
      error={error}
      value={input.reason}
      onValueChange={(reason) => store.update((last) => ({ ...last, reason }))}
    />
  );
}
