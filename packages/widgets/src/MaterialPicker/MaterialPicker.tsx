import { useRef, useState, type CSSProperties } from 'react';
import { Button, Dialog, useTexts } from '@mingjian/ui';
import { displayName } from '../internal/upload/model/displayName';
import { uploadTexts } from '../internal/upload/upload.texts';
import { uploadProblem } from '../internal/upload/model/uploadItems';
import {
  MaterialBrowser,
  type MaterialBrowserActions,
  type MaterialLimits,
} from './MaterialBrowser';
import * as S from './MaterialPicker.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFile, MaterialLibrary } from './materialSource';

export interface MaterialPickerProps extends MaterialLimits {
  open: boolean;
  /** Called by Escape, the close button, the backdrop and cancel. Uploads are aborted. */
  onClose: () => void;
  /** Called with the selected pictures in the order of their selection. */
  onConfirm: (files: readonly MaterialFile[]) => void;
  /** The libraries, as tabs; one alone has no tab. Keep their keys. */
  libraries: readonly MaterialLibrary[];
  /** Heading and accessible name. @default 选择图片 */
  title?: string | undefined;
}

const SHARE = { '--mj-dialog-share': '72vw' } as CSSProperties;
const MAX_NAMES = 5;

/**
 * Pictures selected in material libraries, in a dialog: one, or with `max` several. Renders a
 * `Dialog` with a `MaterialBrowser`. It cannot be confirmed while an upload is unfinished. By a
 * function that returns the pictures use `useMaterialPick`.
 */
export function MaterialPicker(props: MaterialPickerProps) {
  const { open, onClose, onConfirm, libraries, title, max = 1, ...limits } = props;
  const t = useTexts(materialPickerTexts);
  const u = useTexts(uploadTexts);
  const [selected, setSelected] = useState<readonly MaterialFile[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [wasOpen, setWasOpen] = useState(open);
  const actionsRef = useRef<MaterialBrowserActions>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    setSelected([]);
    setRefusal(undefined);
  }

  const handleConfirm = () => {
    const problem = actionsRef.current?.getProblem();
    if (problem !== undefined) setRefusal(t.blocked(problem, blockedNames()));
    else if (selected.length === 0) setRefusal(t.noFiles);
    else onConfirm(selected);
  };
  const blockedNames = () => {
    const items = (actionsRef.current?.getItems() ?? []).filter(
      (item) => uploadProblem([item]) !== null,
    );
    const names = items.slice(0, MAX_NAMES).map(({ file }) => displayName(file.name));
    return u.names(names.join(u.separator), Math.max(0, items.length - MAX_NAMES));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? t.title}
      size="large"
      style={SHARE}
      footer={
        <>
          <S.Refusal role="alert">{refusal}</S.Refusal>
          {max > 1 && <S.Meta role="status">{t.selected(selected.length)}</S.Meta>}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" onClick={handleConfirm}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <MaterialBrowser
        {...limits}
        libraries={libraries}
        max={max}
        keepSelection
        selected={selected}
        onSelectedChange={(files) => {
          setSelected(files);
          setRefusal(undefined);
        }}
        onItemsChange={() => setRefusal(undefined)}
        actionsRef={actionsRef}
      />
    </Dialog>
  );
}
