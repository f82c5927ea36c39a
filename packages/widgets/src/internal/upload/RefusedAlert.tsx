import { Alert, Button, useTexts } from '@mingjian/ui';
import { displayName } from './model/displayName';
import type { FileLimits, FileProblem, RefusedFiles } from './model/fileChecks';
import { uploadTexts } from './upload.texts';

export interface RefusedAlertProps {
  refused: RefusedFiles;
  limits: FileLimits;
  /** The problem of more files than a value may have. */
  countText: string;
  onDismiss(): void;
}

const MAX_NAMES = 5;

/** The files that were not sent, with the reason of each kind. Renders nothing for none. */
export function RefusedAlert({ refused, limits, countText, onDismiss }: RefusedAlertProps) {
  const t = useTexts(uploadTexts);
  if (refused.size === 0) return null;
  const texts: Record<FileProblem, string> = {
    count: countText,
    extension: t.wrongExtension(limits.extensions.join(t.separator)),
    size: t.tooLarge(limits.maxSize ?? 0),
    empty: t.empty,
  };
  const namesOf = (files: readonly File[]) =>
    t.names(
      files
        .slice(0, MAX_NAMES)
        .map(({ name }) => displayName(name))
        .join(t.separator),
      Math.max(0, files.length - MAX_NAMES),
    );

  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" onClick={onDismiss}>
          {t.dismiss}
        </Button>
      }
    >
      {[...refused].map(([problem, files]) => (
        <div key={problem}>
          <bdi>{namesOf(files)}</bdi>
          {t.colon}
          {texts[problem]}
        </div>
      ))}
    </Alert>
  );
}
