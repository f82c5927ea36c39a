import { useId, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  SegmentedControl,
  Text,
  TextField,
  useTexts,
} from '@mingjian/ui';
import { useAttempt } from '../useAttempt';
import * as S from './ViewPicker.styles';
import { viewDialogsTexts } from './viewDialogs.texts';
import { viewsTexts } from './views.texts';

/** Name and audience of a view. */
export interface ViewNaming {
  name: string;
  scope: 'personal' | 'team';
  isDefault: boolean;
}

export interface ViewNameDialogProps {
  /** The view to rename; `null` for a new one. */
  renamed: { name: string } | null;
  /** Whether the person may choose what the lists of their team open with. @default true */
  canSetTeamDefault?: boolean | undefined;
  /** Saves the view. A rejection keeps the dialog open with its input. */
  onSave(naming: ViewNaming): Promise<void>;
  onClose(): void;
}

/**
 * Form for the name of a view, and the audience of a new one. Renders a `Dialog` that is open while
 * mounted.
 */
export function ViewNameDialog({
  renamed,
  canSetTeamDefault = true,
  onSave,
  onClose,
}: ViewNameDialogProps) {
  const t = useTexts(viewDialogsTexts);
  const { adminsOnly } = useTexts(viewsTexts);
  const [naming, setNaming] = useState<ViewNaming>({
    name: renamed?.name ?? '',
    scope: 'personal',
    isDefault: false,
  });
  const formId = useId();
  const [isMissing, setMissing] = useState(false);
  const { isSubmitting, error, attempt } = useAttempt();
  const isRefused = naming.scope === 'team' && !canSetTeamDefault;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = naming.name.trim();
    setMissing(name === '');
    if (
      name !== '' &&
      (await attempt(() => onSave({ ...naming, name, isDefault: naming.isDefault && !isRefused })))
    )
      onClose();
  };

  return (
    <Dialog
      open
      onClose={() => isSubmitting || onClose()}
      size="small"
      title={renamed ? t.renameTitle : t.saveAsTitle}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" loading={isSubmitting}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <S.Form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t.name}
          placeholder={t.nameHint}
          maxLength={64}
          required
          value={naming.name}
          error={isMissing ? t.required : undefined}
          onValueChange={(name) => setNaming({ ...naming, name })}
        />
        {!renamed && (
          <NewViewFields
            naming={naming}
            defaultRefusal={isRefused ? adminsOnly : undefined}
            onChange={setNaming}
          />
        )}
        {error !== null && (
          <Alert tone="danger" title={t.failed}>
            {error}
          </Alert>
        )}
      </S.Form>
    </Dialog>
  );
}

/** Audience of a new view, and whether the list opens with it. */
function NewViewFields({
  naming,
  defaultRefusal,
  onChange,
}: {
  naming: ViewNaming;
  /** Reason why the list cannot open with it. */
  defaultRefusal: string | undefined;
  onChange(naming: ViewNaming): void;
}) {
  const t = useTexts(viewDialogsTexts);
  return (
    <>
      <SegmentedControl<ViewNaming['scope']>
        label={t.who}
        value={naming.scope}
        onValueChange={(scope) => onChange({ ...naming, scope })}
        options={[
          { value: 'personal', label: t.onlyMe },
          { value: 'team', label: t.wholeTeam },
        ]}
      />
      <Checkbox
        label={t.opens}
        checked={naming.isDefault && defaultRefusal === undefined}
        disabled={defaultRefusal !== undefined}
        description={defaultRefusal}
        onValueChange={(isDefault) => onChange({ ...naming, isDefault })}
      />
      <Text size="small" tone="muted">
        {t.holds}
      </Text>
    </>
  );
}
