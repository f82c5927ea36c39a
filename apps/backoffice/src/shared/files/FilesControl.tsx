import type { UploadKind } from '@mingjian/api';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { controlOptions } from '../resourceList/controlOptions';
import type { ControlProps } from '../resourceList/listItems';
import { useFileSources } from './useFileSources';

export interface FilesControlProps extends ControlProps {
  /** Maximum number of files. @default 4 */
  max?: number | undefined;
  /** @default 'paper' */
  kind?: UploadKind | undefined;
}

/**
 * The control of files in a form, which refuses a save while an upload is unfinished. Its value is
 * their JSON text, `null` for none; a draft holds the finished ones.
 */
export function FilesControl(props: FilesControlProps) {
  const { value, onChange, actionsRef, max, kind } = props;
  const sources = useFileSources(kind);
  return (
    <FileWidget
      {...sources}
      {...controlOptions(props)}
      actionsRef={actionsRef}
      max={max}
      value={typeof value === 'string' ? value : null}
      onValueChange={(files) => onChange(files === NONE ? null : files)}
    />
  );
}

/** JSON text of no files. */
const NONE = '[]';
