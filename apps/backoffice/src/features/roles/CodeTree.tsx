import { Fieldset, DataState, Text, Tree, useTexts, type TreeItem } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import * as S from './CodeTree.styles';
import { branchesOf, checkedLeaves, codesIn, leavesOf, storedCodes } from './model/checkedCodes';
import { roleTreesTexts } from './roleTrees.texts';

export interface CodeTreeProps extends ControlProps {
  /** The codes that can be given, as leaves of a tree; `undefined` while they load. */
  items: readonly TreeItem[] | undefined;
  isFailed: boolean;
  onRetry(): void;
  /** Whether the branches on the way to a leaf are stored with it. */
  withAncestors: boolean;
  note: string;
}

/** A JSON list of codes, checked in a tree. */
export function CodeTree({
  field,
  id,
  value,
  onChange,
  error,
  readOnly,
  items,
  isFailed,
  onRetry,
  withAncestors,
  note,
}: CodeTreeProps) {
  const t = useTexts(roleTreesTexts);
  const checked = checkedLeaves(items ?? [], codesIn(value));
  const leaves = leavesOf(items ?? []);
  const isChecked = new Set(checked);
  const count = leaves.filter(({ key }) => isChecked.has(key)).length;
  const handleChange = (keys: readonly string[]) => {
    if (!readOnly) onChange(JSON.stringify(storedCodes(items ?? [], keys, withAncestors)));
  };
  const state = isFailed
    ? ({ kind: 'error', onRetry } as const)
    : ({ kind: items ? 'ready' : 'loading' } as const);

  return (
    <Fieldset id={id} tabIndex={-1} legend={field.label} description={note} error={error}>
      <DataState label={field.label} state={state}>
        {() => (
          <>
            <S.Box>
              <Tree
                label={field.label}
                items={items!}
                checkable
                selection="none"
                defaultExpandedKeys={branchesOf(items!).map(({ key }) => key)}
                checkedKeys={checked}
                onCheckedKeysChange={handleChange}
              />
            </S.Box>
            <Text tone="muted" size="small">
              {t.checked(count, leaves.length)}
            </Text>
          </>
        )}
      </DataState>
    </Fieldset>
  );
}
